import { RotateCcw, Settings2, Square, Volume2, VolumeX } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

type StageToolsProps = {
  isMuted: boolean;
  canStop: boolean;
  canRepeat: boolean;
  onStop: () => void;
  onRepeat: () => void;
  onMute: () => void;
  onSettings: () => void;
};

/** What one says to somebody who talks: stop, once more and slower, quietly. */
export function StageTools(props: StageToolsProps) {
  const { isMuted, canStop, canRepeat } = props;
  const Sound = isMuted ? VolumeX : Volume2;
  return (
    <div className="grid grid-cols-2 gap-2 lg:mt-3 print:hidden">
      <Button
        variant="secondary"
        aria-disabled={!canStop}
        onClick={() => canStop && props.onStop()}
      >
        <Square aria-hidden="true" className="size-4 fill-current" />
        話を止める
      </Button>
      <Button
        variant="secondary"
        aria-disabled={!canRepeat}
        onClick={() => canRepeat && props.onRepeat()}
      >
        <RotateCcw aria-hidden="true" className="size-5" />
        もう一度ゆっくり
      </Button>
      <Button variant="secondary" aria-pressed={isMuted} onClick={props.onMute}>
        <Sound aria-hidden="true" className="size-5" />
        声を出さない
      </Button>
      <Button variant="secondary" aria-haspopup="dialog" onClick={props.onSettings}>
        <Settings2 aria-hidden="true" className="size-5" />
        声と姿の設定
      </Button>
    </div>
  );
}
