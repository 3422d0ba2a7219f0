import { type ReactNode, useEffect, useRef } from 'react';

/** Each step begins here: whoever reads or hears the page is taken to it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className="mb-3 text-xl leading-snug font-bold outline-none sm:text-2xl"
    >
      {children}
    </h2>
  );
}
