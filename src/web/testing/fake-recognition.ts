import { act } from '@testing-library/react';

/** Stands in for the browser's recognition of speech, which no test can speak to. */
export class FakeRecognition extends EventTarget {
  static latest: FakeRecognition;
  lang = '';
  continuous = true;
  interimResults = false;
  isAborted = false;
  constructor() {
    super();
    FakeRecognition.latest = this;
  }
  start() {}
  stop() {
    this.tell('end');
  }
  abort() {
    this.isAborted = true;
  }
  hear(...words: string[]) {
    act(() => this.tell('result', { results: words.map((transcript) => [{ transcript }]) }));
  }
  fail(error: string) {
    act(() => {
      this.tell('error', { error });
      this.tell('end');
    });
  }
  private tell(name: string, facts = {}) {
    this.dispatchEvent(Object.assign(new Event(name), facts));
  }
}
