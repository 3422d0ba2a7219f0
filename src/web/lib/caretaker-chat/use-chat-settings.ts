import { useState } from 'react';
import { z } from 'zod/mini';
import {
  aiModels,
  expertModes,
  geminiModels,
  getCaretaker,
  openaiModels,
} from '#contract/caretaker.ts';
import { useAnswer } from '#web/lib/use-answer.ts';

const changedSettings = z.object({
  useDocuments: z.exactOptional(z.boolean()),
  expertMode: z.exactOptional(z.enum(expertModes)),
  aiModel: z.exactOptional(z.enum(aiModels)),
  openaiModel: z.exactOptional(z.enum(openaiModels)),
  geminiModel: z.exactOptional(z.enum(geminiModels)),
});
type Changes = z.output<typeof changedSettings>;
export type ChatSettings = Required<Changes>;

const defaults: ChatSettings = {
  useDocuments: true,
  expertMode: 'management',
  aiModel: 'gemini',
  openaiModel: 'gpt-4o-mini',
  geminiModel: 'gemini-2.5-pro',
};

const storageKey = 'caretaker.settings';

/** The defaults, then what the member has set for good, then what was changed in this session. */
export function useChatSettings({ isWanted }: { isWanted: boolean }) {
  const [changes, setChanges] = useState(storedChanges);
  const { data: caretaker, refetch } = useAnswer(getCaretaker, {}, { isWanted });

  function changeSettings(change: Changes): void {
    const next = { ...changes, ...change };
    setChanges(next);
    store(next);
  }

  const settings: ChatSettings = { ...defaults, ...caretaker?.preference, ...changes };
  return { settings, changeSettings, caretaker, readAnew: refetch };
}

// Private windows may refuse the storage; the settings then last as long as the page.
function storedChanges(): Changes {
  try {
    return changedSettings.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
}

function store(changes: Changes): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(changes));
  } catch {
    return;
  }
}
