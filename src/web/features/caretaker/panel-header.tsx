import { History, type LucideIcon, MessageSquarePlus, Settings } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';

export const headingClass = 'text-lg leading-[inherit] font-bold';

type PanelHeaderProps = {
  /** In the class `headingClass`. */
  title: ReactNode;
  /** What stands last. */
  end?: ReactNode;
  settingsId: string;
  showsSettings: boolean;
  showsHistory: boolean;
  onSettings: () => void;
  onHistory: () => void;
  onNew: () => void;
};

/**
 * Every button has its word: beside its sign, and below it where that is too wide. On a phone all stand in one row, the
 * longest word on two lines without a sign where need be. Only letters a quarter larger on a phone take a second row;
 * 閉じる is at the right end of the first one all the same.
 */
export function PanelHeader(props: PanelHeaderProps) {
  return (
    <header className="@container shrink-0 border-b border-line">
      <div className="flex items-center py-2 pr-1 pl-3 @max-[19.5rem]:flex-wrap @max-[19.5rem]:py-1 @max-[21.75rem]:pl-2 @min-[32rem]:gap-x-1 @min-[32rem]:pr-2 @min-[32rem]:pl-4">
        <div className="mr-auto leading-snug whitespace-nowrap @max-[19.5rem]:leading-tight">
          {props.title}
          <p className="flex items-center gap-1.5 text-muted print:hidden">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-good" />
            オンライン
          </p>
        </div>
        <div className="flex @max-[19.5rem]:order-last @max-[19.5rem]:basis-full @max-[19.5rem]:justify-between print:hidden">
          <Tool
            Icon={MessageSquarePlus}
            label="新しい会話"
            onClick={props.onNew}
            className={onTwoLines}
          />
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
        {props.end}
      </div>
    </header>
  );
}

type ToolProps = ComponentProps<'button'> & { Icon: LucideIcon; label: string };

const onTwoLines =
  '@min-[19.5rem]:@max-[21.75rem]:[&>span]:w-[3em] @min-[19.5rem]:@max-[21.75rem]:[&>svg]:hidden';
const signAbove =
  '@min-[19.5rem]:@max-[32rem]:flex-col @min-[19.5rem]:@max-[32rem]:gap-0! @min-[19.5rem]:@max-[32rem]:leading-tight';
const inSecondRow =
  '@max-[19.5rem]:min-h-[44px]! @max-[19.5rem]:gap-1.5! @max-[17.5rem]:[&>svg]:hidden';

export function Tool({ Icon, label, className, ...rest }: ToolProps) {
  return (
    <Button
      variant="quiet"
      className={classNames(
        'min-w-[44px] shrink-0 px-0.5! py-1! aria-expanded:bg-primary-soft aria-pressed:bg-primary-soft @min-[23.25rem]:px-1! @min-[32rem]:px-2! print:hidden',
        signAbove,
        inSecondRow,
        className,
      )}
      {...rest}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span>{label}</span>
    </Button>
  );
}
