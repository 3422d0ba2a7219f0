import type { Asked, Evidence } from '#domain/caretaker/evidence/evidence.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { Reply } from '#domain/caretaker/reply.ts';

/** The six models that may be asked, and no other name. */
export type ModelChoice = {
  readonly aiModel: 'openai' | 'gemini';
  readonly openaiModel: 'gpt-4o-mini' | 'gpt-4.1-mini' | 'gpt-4.1-nano' | 'o3-2025-04-16';
  readonly geminiModel: 'gemini-2.5-pro' | 'gemini-2.5-flash';
};

export type Usage = {
  /** The name of the model. */
  readonly engine: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Millionths of a US dollar. */
  readonly costMicroUsd: number;
};

export type ModelRequest = {
  readonly choice: ModelChoice;
  readonly asked: Asked;
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[];
  readonly evidence: Evidence;
  /** Live facts of the association, for the lookup by topic. */
  readonly records: readonly KnowledgePassage[];
  readonly search: (query: string) => Evidence;
  /** Names of residents; they never leave the product. */
  readonly maskedNames: readonly string[];
  /** Receives the answer piece by piece, checked. */
  readonly onText: (piece: string) => void;
  readonly signal: AbortSignal;
};

export type ModelResult =
  | { readonly reply: Reply; readonly engine: string; readonly usage: readonly Usage[] }
  /** Every model failed: the embedded engine answers. */
  | { readonly reply: null; readonly usage: readonly Usage[] };

export type Recording = {
  readonly audio: Uint8Array;
  readonly mediaType: string;
  readonly signal: AbortSignal;
};

export type Models = {
  /** Which providers have a key. */
  readonly providers: { readonly openai: boolean; readonly gemini: boolean };
  readonly canTranscribe: boolean;
  readonly answer: (request: ModelRequest) => Promise<ModelResult>;
  readonly transcribe: (
    recording: Recording,
  ) => Promise<{ readonly text: string; readonly usage: readonly Usage[] }>;
};
