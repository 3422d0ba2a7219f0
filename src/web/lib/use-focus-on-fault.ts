import { type RefObject, useEffect, useState } from 'react';

/** After a refused attempt the first faulty field has the focus. */
export function useFocusOnFault(form: RefObject<HTMLElement | null>): { add: () => void } {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [count, form]);
  return { add: () => setCount((before) => before + 1) };
}
