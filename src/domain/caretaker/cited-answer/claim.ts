import type { ContentWord } from '#domain/caretaker/cited-answer/claims/content-words.ts';
import type { NamedThing } from '#domain/caretaker/cited-answer/claims/named-things.ts';
import type { Polarity } from '#domain/caretaker/cited-answer/claims/polarity.ts';
import type { Figure } from '#domain/caretaker/cited-answer/claims/read-figures.ts';

/** 主張: a sentence of a model, as far as its source must bear it out. */
export type Claim = {
  readonly text: string;
  readonly words: readonly ContentWord[];
  readonly own: readonly ContentWord[];
  /** Of the question, where a short answer is read together with it. */
  readonly asked: readonly ContentWord[];
  readonly askedFigures: readonly Figure[];
  readonly figures: readonly Figure[];
  /** By figure, what it is said of: 床材の張替え of 「床材の張替えは、7日前まで」. */
  readonly subjects: ReadonlyMap<Figure, readonly ContentWord[]>;
  readonly names: readonly NamedThing[];
  readonly absolutes: readonly RegExp[];
  /** Of the last clause; none where it says too little. */
  readonly asserted: readonly ContentWord[];
  readonly polarity: Polarity;
  readonly hasException: boolean;
  readonly isDuty: boolean;
  /** 「にわとり、うずら」 under a heading of the model's: says nothing about them. */
  readonly isList: boolean;
  readonly isDenial: boolean;
  readonly length: number;
};
