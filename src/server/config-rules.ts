import { z } from 'zod/mini';

const address = (protocols: readonly string[]) =>
  z
    .string()
    .check(z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol)));
const wholeNumber = (min: number, max: number) =>
  z.string().check(
    z.regex(/^\d{1,5}$/),
    z.refine((text) => Number(text) >= min && Number(text) <= max),
  );
const email = z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/));
const word = z.string().check(z.regex(/^\S+$/));
const webAddress = address(['http:', 'https:']);

type Rule = { readonly schema: z.ZodMiniType<string>; readonly expected: string };

/** Every variable, with what it may hold. */
export const rules = {
  PORT: { schema: wholeNumber(0, 65_535), expected: '0から65535までの整数' },
  HOST: { schema: z.string().check(z.regex(/^[\w.:-]+$/)), expected: 'ホスト名またはIPアドレス' },
  DATA_DIR: { schema: z.string().check(z.minLength(1)), expected: 'フォルダの場所' },
  DATABASE_URL: {
    schema: address(['postgres:', 'postgresql:']),
    expected: 'postgres:// で始まる接続先',
  },
  APP_URL: { schema: webAddress, expected: 'http:// または https:// で始まるアドレス' },
  SMTP_URL: {
    schema: address(['smtp:', 'smtps:']),
    expected: 'smtp:// または smtps:// で始まる接続先',
  },
  MAIL_FROM: { schema: email, expected: 'メールアドレス' },
  STAFF_EMAIL: { schema: email, expected: 'メールアドレス' },
  INSTANCES: { schema: z.string().check(z.regex(/^(one|many)$/)), expected: 'one または many' },
  COOKIE_SECRET: { schema: z.string().check(z.minLength(32)), expected: '32文字以上の文字列' },
  TRUSTED_PROXIES: { schema: wholeNumber(0, 10), expected: '0から10までの整数' },
  OPENAI_API_KEY: { schema: word, expected: '空白を含まないキー' },
  OPENAI_BASE_URL: { schema: webAddress, expected: 'http:// または https:// で始まるアドレス' },
  GEMINI_API_KEY: { schema: word, expected: '空白を含まないキー' },
  GEMINI_BASE_URL: { schema: webAddress, expected: 'http:// または https:// で始まるアドレス' },
  FILES_S3_ENDPOINT: { schema: webAddress, expected: 'http:// または https:// で始まるアドレス' },
  FILES_S3_BUCKET: {
    schema: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
    expected: '3文字から63文字の、英小文字・数字・ハイフン・ピリオドのバケット名',
  },
  FILES_S3_REGION: {
    schema: z.string().check(z.regex(/^[a-z0-9-]+$/)),
    expected: 'ap-northeast-1 のようなリージョン名',
  },
  FILES_S3_ACCESS_KEY_ID: { schema: word, expected: '空白を含まないキー' },
  FILES_S3_SECRET_ACCESS_KEY: { schema: word, expected: '空白を含まないキー' },
  LINE_CHANNEL_TOKEN: { schema: word, expected: '空白を含まないトークン' },
  LINE_CHANNEL_SECRET: { schema: word, expected: '空白を含まないシークレット' },
  LINE_ACCOUNT_ID: {
    schema: z.string().check(z.regex(/^@[\w.-]{1,40}$/)),
    expected: '@で始まるベーシックID',
  },
  WEB_PUSH_PUBLIC_KEY: {
    schema: z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/)),
    expected: '87文字の公開鍵（npm run push-keys で作れます）',
  },
  WEB_PUSH_PRIVATE_KEY: {
    schema: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    expected: '43文字の秘密鍵（npm run push-keys で作れます）',
  },
  WEB_PUSH_BASE_URL: { schema: webAddress, expected: 'http:// または https:// で始まるアドレス' },
  SIGNING_BASE_URL: { schema: webAddress, expected: 'http:// または https:// で始まるアドレス' },
  SIGNING_TOKEN: { schema: word, expected: '空白を含まないトークン' },
  SIGNING_SECRET: { schema: word, expected: '空白を含まないシークレット' },
  ELECTRONIC_VOTING: { schema: z.string().check(z.regex(/^(?:on|off)$/)), expected: 'on か off' },
  ISSUER_NAME: { schema: z.string().check(z.maxLength(80)), expected: '80文字までの名称' },
  ISSUER_ADDRESS: { schema: z.string().check(z.maxLength(120)), expected: '120文字までの住所' },
  ISSUER_REGISTRATION: {
    schema: z.string().check(z.regex(/^T\d{13}$/)),
    expected: 'Tと13桁の数字の登録番号',
  },
  ISSUER_BANK: { schema: z.string().check(z.maxLength(120)), expected: '120文字までの振込先' },
  ISSUER_PRICES: {
    schema: z.string().check(z.regex(/^with(?:out)?-tax$/)),
    expected: 'with-tax か without-tax',
  },
  LINE_LOGIN_CHANNEL_ID: {
    schema: z.string().check(z.regex(/^\d{1,20}$/)),
    expected: '数字のチャネルID',
  },
  LINE_LOGIN_CHANNEL_SECRET: { schema: word, expected: '空白を含まないシークレット' },
  GOOGLE_LOGIN_CLIENT_ID: { schema: word, expected: '空白を含まないクライアントID' },
  GOOGLE_LOGIN_CLIENT_SECRET: { schema: word, expected: '空白を含まないシークレット' },
  LINE_LOGIN_BASE_URL: { schema: webAddress, expected: 'http:// または https:// で始まるアドレス' },
  GOOGLE_LOGIN_BASE_URL: {
    schema: webAddress,
    expected: 'http:// または https:// で始まるアドレス',
  },
  LINE_BASE_URL: { schema: webAddress, expected: 'http:// または https:// で始まるアドレス' },
} as const satisfies Record<string, Rule>;

export type Name = keyof typeof rules;
