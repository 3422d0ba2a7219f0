import type { ComponentType } from 'react';
import type { ChatMessage } from '#contract/caretaker.ts';
import type { Entry } from '#web/lib/caretaker-chat/entry.ts';

/** What other features put into the panel. */
export type PanelParts = {
  readonly Answer: ComponentType<{
    readonly entry: Entry;
    /** What was asked. */
    readonly question: string;
    readonly canAsk: boolean;
    readonly onAsk: (question: string) => void;
    readonly onChange: (message: ChatMessage) => void;
  }>;
  readonly AskByVoice: ComponentType<{
    /** What is in the box; spoken words are added to it. */
    readonly text: string;
    readonly onText: (text: string) => void;
    readonly canTranscribe: boolean;
    /** The words are complete. */
    readonly onSpoken: () => void;
  }>;
};
