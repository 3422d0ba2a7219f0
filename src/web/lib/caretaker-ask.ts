const eventName = 'caretaker:ask';
const openingName = 'caretaker:open';

/** Opens the caretaker with a question, from any part of the application. */
export function askCaretaker(question: string): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: { question } }));
}

export function subscribeToQuestions(listener: (question: string) => void): () => void {
  const hear = (event: Event) => {
    const question: unknown = event instanceof CustomEvent ? event.detail?.question : undefined;
    if (typeof question === 'string') listener(question);
  };
  window.addEventListener(eventName, hear);
  return () => window.removeEventListener(eventName, hear);
}

/** Opens the caretaker, who waits for a question. */
export function openCaretaker(): void {
  window.dispatchEvent(new Event(openingName));
}

export function subscribeToOpening(listener: () => void): () => void {
  window.addEventListener(openingName, listener);
  return () => window.removeEventListener(openingName, listener);
}
