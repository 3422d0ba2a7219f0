import { useEffect, useRef } from 'react';
import { aiModels, expertModes, geminiModels, openaiModels } from '#contract/caretaker.ts';
import type { ChatSettings, useChatSettings } from '#web/lib/caretaker-chat/use-chat-settings.ts';
import { useViewMode } from '#web/lib/use-view-mode.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { Switch } from '#web/ui/switch.tsx';

const expertModeNames = {
  management: '管理人',
  legal: '弁護士',
  construction: '建築専門家',
  finance: '財務専門家',
} as const satisfies Record<ChatSettings['expertMode'], string>;

const aiModelNames = { openai: 'OpenAI', gemini: 'Gemini' } as const;

type SettingsPanelProps = ReturnType<typeof useChatSettings> & {
  id: string;
  /** How many answers the conversation has. */
  answerCount: number;
};

/** How the caretaker answers. Every change holds from the next question on. */
export function SettingsPanel({ id, settings, answerCount, ...props }: SettingsPanelProps) {
  const { changeSettings, caretaker, readAnew } = props;
  const isEasy = useViewMode() === 'easy';
  const note = isEasy ? null : caretaker && noteOn(caretaker, settings);
  // Answers are counted for the whole association: here, and wherever else somebody asks.
  const readAt = useRef<number>(undefined);
  useEffect(() => {
    if (readAt.current === answerCount) return;
    readAt.current = answerCount;
    void readAnew();
  }, [answerCount, readAnew]);
  return (
    <section
      id={id}
      aria-label="回答の設定"
      className="min-h-0 overflow-y-auto border-b border-line bg-surface px-4 pt-2 pb-4 print:hidden"
    >
      <Switch
        label="文書を使う"
        description="切ると、法律と一般的な説明だけで答えます。"
        checked={settings.useDocuments}
        onCheckedChange={(useDocuments) => changeSettings({ useDocuments })}
      />
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Choice
          label="専門モード"
          value={settings.expertMode}
          choices={expertModes}
          names={expertModeNames}
          onChange={(expertMode) => changeSettings({ expertMode })}
        />
        {!isEasy && <ModelChoices settings={settings} changeSettings={changeSettings} />}
      </div>
      {note && <p className="mt-3 text-muted">{note}</p>}
    </section>
  );
}

type ModelChoicesProps = Pick<SettingsPanelProps, 'settings' | 'changeSettings'>;

/** Names of models tell something to whoever chose to pay for one. */
function ModelChoices({ settings, changeSettings }: ModelChoicesProps) {
  return (
    <>
      <Choice
        label="AIモデル"
        value={settings.aiModel}
        choices={aiModels}
        names={aiModelNames}
        onChange={(aiModel) => changeSettings({ aiModel })}
      />
      <Choice
        label="OpenAIモデル"
        value={settings.openaiModel}
        choices={openaiModels}
        onChange={(openaiModel) => changeSettings({ openaiModel })}
      />
      <Choice
        label="Geminiモデル"
        value={settings.geminiModel}
        choices={geminiModels}
        onChange={(geminiModel) => changeSettings({ geminiModel })}
      />
    </>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly Value[];
  names?: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({
  label,
  value,
  choices,
  names,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <SelectInput
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = choices.find((it) => it === target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {names?.[choice] ?? choice}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

type Caretaker = NonNullable<ReturnType<typeof useChatSettings>['caretaker']>;

function noteOn(caretaker: Caretaker, { aiModel }: ChatSettings): string {
  if (!caretaker.providers[aiModel]) {
    return 'この環境では、内蔵エンジンが回答します。インターネットのAIには何も送りません。';
  }
  const { modelQuestionsUsed: used, modelQuestionsLimit: limit } = caretaker;
  const count = `今月のAIモデルの回答：${used.toLocaleString('ja-JP')}／${limit.toLocaleString('ja-JP')}回`;
  return used < limit ? count : `${count}。上限に達したため、内蔵エンジンが回答します。`;
}
