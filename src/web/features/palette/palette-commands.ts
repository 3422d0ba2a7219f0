import {
  ALargeSmall,
  Keyboard,
  ListPlus,
  type LucideIcon,
  Printer,
  SunMoon,
  UserRoundCog,
} from 'lucide-react';
import { allRoles, type Role, roleNames } from '#domain/access/role.ts';
import { isDemonstration } from '#web/lib/place.ts';
import { currentTheme, toggleTheme } from '#web/lib/theme.ts';
import { currentViewMode, toggleViewMode } from '#web/lib/view-mode.ts';

/** 操作: something the palette does itself, or the place where it is done. */
export type PaletteCommand = {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** Other words people look for it with. */
  readonly words: readonly string[];
  readonly icon: LucideIcon;
  /** Offered only to who types just this name. */
  readonly isOnlyFor?: string;
} & ({ readonly run: () => void } | { readonly href: string });

type Doing = { readonly showKeys: () => void; readonly changeRole: (role: Role) => void };

const choiceOfRole: PaletteCommand = {
  id: 'role',
  label: 'デモでの立場を替える',
  description: '住民と理事会の立場を切り替えます',
  words: ['権限', '役割', '理事', '居住者', 'ロール'],
  icon: UserRoundCog,
  href: '/demo/management#demo-role',
};

/** What can be done from anywhere, as it stands now: the words say what a press does. */
export function paletteCommands({ showKeys, changeRole }: Doing): readonly PaletteCommand[] {
  const isDark = currentTheme() === 'dark';
  const isEasy = currentViewMode() === 'easy';
  return [
    {
      id: 'task',
      label: 'やることを追加する',
      description: 'ホームの「自分のやること」に書き足します',
      words: ['タスク', '新しい', '予定', 'メモ', 'ToDo'],
      icon: ListPlus,
      href: '/demo?new=task',
    },
    {
      id: 'easy',
      label: isEasy ? 'かんたん表示をやめる' : 'かんたん表示にする',
      description: isEasy ? 'ふつうの表示に戻します' : '文字を大きくします',
      words: ['文字', '大きく', '拡大', '見やすく', '表示'],
      icon: ALargeSmall,
      run: toggleViewMode,
    },
    {
      id: 'theme',
      label: isDark ? '明るい画面にする' : '暗い画面にする',
      description: '画面の明るさを切り替えます',
      words: ['テーマ', '配色', 'ダーク', 'ライト', '明るさ', '色'],
      icon: SunMoon,
      run: toggleTheme,
    },
    {
      id: 'print',
      label: 'この画面を印刷する',
      description: '紙かPDFにします',
      words: ['プリント', 'PDF', '紙'],
      icon: Printer,
      run: () => window.print(),
    },
    ...(isDemonstration() ? [choiceOfRole] : []),
    {
      id: 'keys',
      label: '使えるキーを見る',
      description: 'キーボードでできることの一覧です',
      words: ['ショートカット', 'キーボード', 'ヘルプ', '操作', '使い方'],
      icon: Keyboard,
      run: showKeys,
    },
    ...allRoles.map((role) => roleCommand(role, changeRole)),
  ];
}

function roleCommand(role: Role, changeRole: Doing['changeRole']): PaletteCommand {
  const name = roleNames[role];
  return {
    id: `role-${role}`,
    label: `デモでの立場を替える：${name}`,
    description: `${name}として、すべての画面を見ます`,
    words: [],
    icon: UserRoundCog,
    isOnlyFor: name,
    run: () => changeRole(role),
  };
}
