import { allProviders, type Provider } from '#domain/accounts/provider-rules.ts';
import type { Issuer } from '#domain/plans/invoice.ts';
import { type Name, rules } from './config-rules.ts';
import type { S3Settings } from './outside/file-store-s3.ts';
import type { LineSettings } from './outside/line.ts';
import type { ProviderSettings } from './outside/provider-door.ts';
import type { SigningSettings } from './outside/signature-desk.ts';
import type { WebPushSettings } from './outside/web-push/web-push.ts';

/** What the environment says. Every value is checked once, at the start. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Address of the product as people open it, without a final slash. */
  readonly appUrl: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly staffEmail: string;
  readonly cookieSecret: string | undefined;
  /** How many proxies stand in front; 0 ignores X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly openaiApiKey: string | undefined;
  readonly openaiBaseUrl: string | undefined;
  readonly geminiApiKey: string | undefined;
  readonly geminiBaseUrl: string | undefined;
  /** Where uploaded files lie; without it in DATA_DIR. */
  readonly filesS3: S3Settings | undefined;
  /** Without it nobody is told by LINE. */
  readonly lineSettings: LineSettings | undefined;
  readonly webPushSettings: WebPushSettings | undefined;
  /** Without it minutes are signed by hand. */
  readonly signingSettings: SigningSettings | undefined;
  /** Whose sign-in may be used beside our own. */
  readonly providerSettings: readonly ProviderSettings[];
  /** 電子投票: what a patent attorney and a lawyer must look at first, so on by default on one's own computer alone. */
  readonly electronicVoting: boolean;
  /** Who issues invoices; without it none is issued. */
  readonly issuer: Issuer | undefined;
};

/** A wrong value: the message is one sentence that names the variable. */
export class ConfigError extends Error {}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = (name: Name) => valueOf(name, environment[name]);
  const host = read('HOST') ?? '0.0.0.0';
  const port = Number(read('PORT') ?? 3000);
  const appUrl = (read('APP_URL') ?? `http://localhost:${port}`).replace(/\/+$/, '');
  refuseWhatIsNotShared(read);
  return {
    port,
    host,
    dataDir: read('DATA_DIR') ?? '.data',
    databaseUrl: read('DATABASE_URL'),
    appUrl,
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM') ?? 'no-reply@sumiwa.example',
    staffEmail: read('STAFF_EMAIL') ?? 'staff@sumiwa.example',
    cookieSecret: read('COOKIE_SECRET'),
    trustedProxies: Number(read('TRUSTED_PROXIES') ?? 0),
    openaiApiKey: read('OPENAI_API_KEY'),
    openaiBaseUrl: read('OPENAI_BASE_URL'),
    geminiApiKey: read('GEMINI_API_KEY'),
    geminiBaseUrl: read('GEMINI_BASE_URL'),
    filesS3: readFilesS3(read),
    lineSettings: readLine(read),
    webPushSettings: readWebPush(read),
    signingSettings: readSigning(read),
    providerSettings: readProviders(read),
    electronicVoting: votesByPhone(read, appUrl),
    issuer: readIssuer(read),
  };
}

/** On by itself where only the computer itself can open the product. */
function votesByPhone(read: (name: Name) => string | undefined, appUrl: string): boolean {
  return (read('ELECTRONIC_VOTING') ?? (isOwnComputer(appUrl) ? 'on' : 'off')) === 'on';
}

/** Addresses that only the computer itself can open. */
function isOwnComputer(appUrl: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(appUrl).hostname);
}

/** What several processes must have in common: else one does not know the cookies or files of the other. */
function refuseWhatIsNotShared(read: (name: Name) => string | undefined): void {
  if (read('INSTANCES') !== 'many') return;
  const shared = ['DATABASE_URL', 'COOKIE_SECRET', 'FILES_S3_BUCKET'] as const;
  const missing = shared.find((name) => read(name) === undefined);
  if (!missing) return;
  throw new ConfigError(
    `環境変数 ${missing} が設定されていません（INSTANCES=many では、すべてのプロセスに同じ値を設定してください）。`,
  );
}

const s3Names = {
  endpoint: 'FILES_S3_ENDPOINT',
  bucket: 'FILES_S3_BUCKET',
  region: 'FILES_S3_REGION',
  accessKeyId: 'FILES_S3_ACCESS_KEY_ID',
  secretAccessKey: 'FILES_S3_SECRET_ACCESS_KEY',
} as const satisfies Record<keyof S3Settings, Name>;

/** All five or none: a bucket without its key would only be missed at the first upload. */
function readFilesS3(read: (name: Name) => string | undefined): S3Settings | undefined {
  const required = together(read, {
    names: Object.values(s3Names),
    which: 'FILES_S3_ で始まる5つ',
  });
  if (!required) return undefined;
  return {
    endpoint: required(s3Names.endpoint),
    bucket: required(s3Names.bucket),
    region: required(s3Names.region),
    accessKeyId: required(s3Names.accessKeyId),
    secretAccessKey: required(s3Names.secretAccessKey),
  };
}

const lineNames = {
  token: 'LINE_CHANNEL_TOKEN',
  secret: 'LINE_CHANNEL_SECRET',
  accountId: 'LINE_ACCOUNT_ID',
} as const satisfies Partial<Record<keyof LineSettings, Name>>;

function readLine(read: (name: Name) => string | undefined): LineSettings | undefined {
  const names = Object.values(lineNames);
  const baseUrl = read('LINE_BASE_URL') ?? 'https://api.line.me';
  const required = together(read, { names, which: names.join('、') });
  if (!required) return undefined;
  return {
    token: required(lineNames.token),
    secret: required(lineNames.secret),
    accountId: required(lineNames.accountId),
    baseUrl: baseUrl.replace(/\/+$/, ''),
  };
}

const pushNames = {
  publicKey: 'WEB_PUSH_PUBLIC_KEY',
  privateKey: 'WEB_PUSH_PRIVATE_KEY',
} as const satisfies Partial<Record<keyof WebPushSettings, Name>>;

function readWebPush(read: (name: Name) => string | undefined): WebPushSettings | undefined {
  const names = Object.values(pushNames);
  const base = read('WEB_PUSH_BASE_URL');
  const required = together(read, { names, which: names.join('と') });
  if (!required) return undefined;
  return {
    publicKey: required(pushNames.publicKey),
    privateKey: required(pushNames.privateKey),
    subject: `mailto:${read('STAFF_EMAIL') ?? 'staff@sumiwa.example'}`,
    extraOrigin: base === undefined ? undefined : new URL(base).origin,
  };
}

const signingNames = {
  baseUrl: 'SIGNING_BASE_URL',
  token: 'SIGNING_TOKEN',
  secret: 'SIGNING_SECRET',
} as const satisfies Record<keyof SigningSettings, Name>;

function readSigning(read: (name: Name) => string | undefined): SigningSettings | undefined {
  const names = Object.values(signingNames);
  const required = together(read, { names, which: names.join('、') });
  if (!required) return undefined;
  return {
    baseUrl: required(signingNames.baseUrl).replace(/\/+$/, ''),
    token: required(signingNames.token),
    secret: required(signingNames.secret),
  };
}

const providerNames = {
  line: ['LINE_LOGIN_CHANNEL_ID', 'LINE_LOGIN_CHANNEL_SECRET', 'LINE_LOGIN_BASE_URL'],
  google: ['GOOGLE_LOGIN_CLIENT_ID', 'GOOGLE_LOGIN_CLIENT_SECRET', 'GOOGLE_LOGIN_BASE_URL'],
} as const satisfies Record<Provider, readonly [Name, Name, Name]>;

function readProviders(read: (name: Name) => string | undefined): ProviderSettings[] {
  return allProviders.flatMap((provider) => {
    const [id, secret, base] = providerNames[provider];
    const baseUrl = read(base)?.replace(/\/+$/, '');
    const required = together(read, { names: [id, secret], which: `${id}と${secret}` });
    if (!required) return [];
    return [{ provider, clientId: required(id), clientSecret: required(secret), baseUrl }];
  });
}

const issuerNames = {
  name: 'ISSUER_NAME',
  address: 'ISSUER_ADDRESS',
  registration: 'ISSUER_REGISTRATION',
  bank: 'ISSUER_BANK',
  prices: 'ISSUER_PRICES',
} as const satisfies Record<keyof Issuer, Name>;

function readIssuer(read: (name: Name) => string | undefined): Issuer | undefined {
  const names = Object.values(issuerNames);
  const required = together(read, { names, which: 'ISSUER_ で始まる5つ' });
  if (!required) return undefined;
  return {
    name: required(issuerNames.name),
    address: required(issuerNames.address),
    registration: required(issuerNames.registration),
    bank: required(issuerNames.bank),
    prices: required(issuerNames.prices) === 'with-tax' ? 'with-tax' : 'without-tax',
  };
}

type Together = { readonly names: readonly Name[]; readonly which: string };

/** None of them, or a reader that insists on each. */
function together(read: (name: Name) => string | undefined, { names, which }: Together) {
  if (names.every((name) => read(name) === undefined)) return undefined;
  return (name: Name): string => {
    const value = read(name);
    if (value !== undefined) return value;
    throw new ConfigError(
      `環境変数 ${name} が設定されていません（${which}は、まとめて設定してください）。`,
    );
  };
}

/** An empty variable is an absent one, as a line `PORT=` in `.env` means. */
function valueOf(name: Name, text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const parsed = rules[name].schema.safeParse(text.trim());
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    `環境変数 ${name} の値が正しくありません（${rules[name].expected}を指定してください）。`,
  );
}
