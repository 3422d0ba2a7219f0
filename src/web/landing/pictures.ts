export type Picture = {
  /** `public/pictures/<name>-light.webp` and `-dark.webp`, taken from the demo by the build. */
  readonly name: string;
  readonly alt: string;
};

export const pictureSize = { width: 1200, height: 800 } as const;

export const pictures = {
  home: {
    name: 'home',
    alt: 'スミワのホーム画面。次の総会と理事会、ごみの日、やること、お知らせが一つの画面に並んでいます。',
  },
  caretaker: {
    name: 'caretaker',
    alt: 'AI管理人の画面。「ペットは何匹まで飼えますか？」という質問に、ペット飼育細則を引用して答えています。',
  },
  meetings: {
    name: 'meetings',
    alt: 'スミワの会議・総会の画面。これからの総会と理事会の予定、これまでの会議が並んでいます。',
  },
  community: {
    name: 'community',
    alt: 'スミワの建物概要の画面。所在地や構造など、建物のあらましがまとまっています。',
  },
} as const satisfies Record<string, Picture>;

export function pictureUrl(picture: Picture, theme: 'light' | 'dark'): string {
  return `/pictures/${picture.name}-${theme}.webp`;
}
