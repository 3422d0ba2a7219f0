import type { ReactNode } from 'react';
import { changeVoice, type VoiceSettings, voiceRates } from '#web/lib/figure/voice-settings.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { Switch } from '#web/ui/switch.tsx';

type Speed = keyof typeof voiceRates;
type VoiceDialogProps = {
  settings: VoiceSettings;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The reader's own figure. */
  children: ReactNode;
};

const speeds = [
  { value: 'slow', label: 'ゆっくり' },
  { value: 'usual', label: 'ふつう' },
  { value: 'fast', label: '速い' },
] as const satisfies readonly { value: Speed; label: string }[];

/** 声と姿の設定. Every change holds at once. */
export function VoiceDialog({ settings, open, onOpenChange, children }: VoiceDialogProps) {
  const speed = speeds.find(({ value }) => voiceRates[value] === settings.rate)?.value ?? 'usual';
  return (
    <Dialog title="声と姿の設定" open={open} onOpenChange={onOpenChange}>
      <div className="grid gap-6">
        <PillChoice
          label="声の速さ"
          name="voice-speed"
          options={speeds}
          value={speed}
          onChange={(value) => changeVoice({ rate: voiceRates[value] })}
        />
        <Switch
          label="文字で聞いたときも声で答える"
          description="切ると、声で聞いたときだけ声で答えます。"
          checked={settings.answersWriting}
          onCheckedChange={(answersWriting) => changeVoice({ answersWriting })}
        />
        <Switch
          label="動かない絵で表示する"
          description="動きが気になるときや、画面が重いときにお使いください。"
          checked={settings.isFlat}
          onCheckedChange={(isFlat) => changeVoice({ isFlat })}
        />
        {children}
      </div>
    </Dialog>
  );
}
