/** Every way the product says no. The server gives each a status, `contract/refusal-text.ts` a Japanese sentence. */
export type RefusalCode =
  | 'not_found'
  | 'not_allowed'
  | 'not_signed_in'
  | 'prove_again'
  | 'invalid_input'
  | 'personal_data'
  | 'broken_json'
  | 'wrong_content_type'
  | 'wrong_origin'
  | 'too_large'
  | 'conflict'
  | 'too_many_requests'
  | 'too_many_copies'
  | 'unavailable';

/** An expected no. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** A sentence for this very case; without one the code's own sentence is shown. */
  readonly sentence: string | undefined;

  constructor(code: RefusalCode, sentence?: string) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.sentence = sentence;
  }
}
