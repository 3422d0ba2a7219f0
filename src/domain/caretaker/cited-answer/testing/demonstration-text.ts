/** A passage of the demonstration, as it was when the examples were written. */
export type DemonstrationText = {
  readonly sourceTitle: string;
  readonly heading: string;
  readonly title?: string;
  readonly day?: string;
  readonly text: string;
};
