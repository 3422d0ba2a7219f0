import { VoiceDialog } from '#web/features/face-to-face/voice-dialog.tsx';
import { OwnFigureSection } from '#web/features/own-figure/own-figure-section.tsx';
import type { OwnFigure } from '#web/features/own-figure/use-own-figure.ts';
import type { VoiceSettings } from '#web/lib/figure/voice-settings.ts';

type VrmSettingsProps = {
  voice: VoiceSettings;
  own: OwnFigure;
  /** Why the reader's own figure has gone. */
  problem: string;
  onClose: () => void;
};

/** 声と姿の設定. */
export function VrmSettings({ voice, own, problem, onClose }: VrmSettingsProps) {
  return (
    <VoiceDialog settings={voice} open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <OwnFigureSection own={own} problem={problem} />
    </VoiceDialog>
  );
}
