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

/** Every button has its word: beside its sign, below it where that is too wide, and in a row of their own at the last. */
export function PanelHeader(props: PanelHeaderProps) {
  return (
    <header className="@container shrink-0 border-b border-line">
      <div className="flex flex-wrap items-center gap-x-1 py-2 pr-1 pl-3 @max-[22rem]:pt-1 @max-[22rem]:pb-0.5 @min-[32rem]:pr-2 @min-[32rem]:pl-4">
        <div className="mr-auto leading-snug @max-[22rem]:flex @max-[22rem]:flex-wrap @max-[22rem]:items-center @max-[22rem]:gap-x-3">
          <Dialog.Title className="text-lg font-bold">AI管理人</Dialog.Title>
          <p className="flex items-center gap-1.5 text-muted print:hidden">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-good" />
            オンライン
          </p>
        </div>
        <div className="flex @max-[22rem]:order-last @max-[22rem]:basis-full @max-[22rem]:justify-between print:hidden">
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
        </div>
        <Dialog.Close asChild>
          <Tool Icon={X} label="閉じる" aria-label="AI管理人を閉じる" />
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
      className="px-1! py-1! aria-expanded:bg-primary-soft aria-pressed:bg-primary-soft @max-[22rem]:min-h-10 @max-[22rem]:gap-1.5! @min-[22rem]:@max-[32rem]:flex-col @min-[22rem]:@max-[32rem]:gap-0! @min-[22rem]:@max-[32rem]:leading-tight @min-[32rem]:px-2! print:hidden"
      {...rest}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {label}
    </Button>
  );
}
