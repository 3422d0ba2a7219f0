import { History, type LucideIcon, MessageSquarePlus, Settings, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';

type PanelHeaderProps = {
  settingsId: string;
  showsSettings: boolean;
  showsHistory: boolean;
  onSettings: () => void;
  onHistory: () => void;
  onNew: () => void;
};

export function PanelHeader(props: PanelHeaderProps) {
  return (
    <header className="flex shrink-0 flex-wrap items-center justify-between gap-x-1 border-b border-line py-2 pr-1 pl-3 sm:pr-2 sm:pl-4">
      <div className="leading-snug">
        <Dialog.Title className="text-lg font-bold">AI管理人</Dialog.Title>
        <p className="flex items-center gap-1.5 text-muted print:hidden">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-good" />
          オンライン
        </p>
      </div>
      <div className="ml-auto flex print:hidden">
        <Tool Icon={MessageSquarePlus} label="新しい会話" onClick={props.onNew} />
        <Tool
          Icon={History}
          label="履歴"
          aria-pressed={props.showsHistory}
          onClick={props.onHistory}
        />
        <Tool
          Icon={Settings}
          label="設定"
          aria-expanded={props.showsSettings}
          aria-controls={props.settingsId}
          onClick={props.onSettings}
        />
        <Dialog.Close asChild>
          <Button variant="quiet" size="icon" aria-label="AI管理人を閉じる">
            <X aria-hidden="true" />
          </Button>
        </Dialog.Close>
      </div>
    </header>
  );
}

type ToolProps = ComponentProps<'button'> & { Icon: LucideIcon; label: string };

function Tool({ Icon, label, ...rest }: ToolProps) {
  return (
    <Button
      variant="quiet"
      className="px-2! aria-expanded:bg-primary-soft aria-pressed:bg-primary-soft"
      {...rest}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
