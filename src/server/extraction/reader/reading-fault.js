/** Why a file gives no text. */
export class ReadingFault extends Error {
  /** @param {'password' | 'too-large' | 'broken'} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}
