import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without any variable it is the product on port 3000 with its data beside it', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    dataDir: '.data',
    databaseUrl: undefined,
    electronicVoting: true,
    appUrl: 'http://localhost:3000',
    smtpUrl: undefined,
    mailFrom: 'no-reply@sumiwa.example',
    staffEmail: 'staff@sumiwa.example',
    cookieSecret: undefined,
    trustedProxies: 0,
    openaiApiKey: undefined,
    openaiBaseUrl: undefined,
    geminiApiKey: undefined,
    geminiBaseUrl: undefined,
    filesS3: undefined,
    providerSettings: [],
  });
});

test('the address follows the port where it is not given', () => {
  expect(readConfig({ PORT: '8080' }).appUrl).toBe('http://localhost:8080');
  expect(readConfig({ APP_URL: 'https://sumiwa.example///' }).appUrl).toBe(
    'https://sumiwa.example',
  );
});

test('an empty variable is an absent one, and spaces around a value do not count', () => {
  expect(readConfig({ PORT: '', SMTP_URL: ' ', HOST: '　' })).toEqual(readConfig({}));
  expect(readConfig({ PORT: ' 3001 ' }).port).toBe(3001);
});

test.each([
  ['PORT', '0'],
  ['PORT', '65535'],
  ['HOST', '127.0.0.1'],
  ['HOST', '::1'],
  ['DATABASE_URL', 'postgres://sumiwa:p%40ss@db:5432/sumiwa'],
  ['DATABASE_URL', 'postgresql://localhost/sumiwa'],
  ['SMTP_URL', 'smtp://127.0.0.1:1025'],
  ['SMTP_URL', 'smtps://user:pass@mail.example'],
  ['STAFF_EMAIL', 'staff@example.jp'],
  ['COOKIE_SECRET', 'x'.repeat(32)],
  ['TRUSTED_PROXIES', '10'],
  ['OPENAI_API_KEY', 'sk-abc'],
  ['GEMINI_BASE_URL', 'http://127.0.0.1:9000'],
])('%s=%s is taken', (name, value) => {
  expect(Object.values(readConfig({ [name]: value })).map(String)).toContain(value);
});

const wrongValues = [
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', 'http'],
  ['PORT', '0x50'],
  ['HOST', 'two words'],
  ['DATABASE_URL', 'mysql://localhost/sumiwa'],
  ['DATABASE_URL', 'localhost'],
  ['APP_URL', 'sumiwa.example'],
  ['APP_URL', 'ftp://sumiwa.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'mail.example:25'],
  ['MAIL_FROM', 'スミワ'],
  ['STAFF_EMAIL', 'a b@example.jp'],
  ['COOKIE_SECRET', 'x'.repeat(31)],
  ['TRUSTED_PROXIES', '11'],
  ['OPENAI_API_KEY', 'sk abc'],
  ['OPENAI_BASE_URL', 'api.openai.com'],
  ['GEMINI_API_KEY', 'a\tb'],
  ['GEMINI_BASE_URL', 'file:///etc/passwd'],
  ['FILES_S3_ENDPOINT', 's3.example'],
  ['FILES_S3_BUCKET', 'Sumiwa/Files'],
  ['FILES_S3_REGION', 'Tokyo 1'],
  ['FILES_S3_ACCESS_KEY_ID', 'a b'],
  ['FILES_S3_SECRET_ACCESS_KEY', 'a b'],
  ['LINE_CHANNEL_TOKEN', 'a b'],
  ['LINE_CHANNEL_SECRET', 'a b'],
  ['LINE_ACCOUNT_ID', 'sumiwa'],
  ['LINE_BASE_URL', 'api.line.me'],
  ['LINE_LOGIN_CHANNEL_ID', 'sumiwa'],
  ['LINE_LOGIN_CHANNEL_SECRET', 'a b'],
  ['GOOGLE_LOGIN_CLIENT_ID', 'a b'],
  ['GOOGLE_LOGIN_CLIENT_SECRET', 'a b'],
  ['GOOGLE_LOGIN_BASE_URL', 'google.example'],
  ['ELECTRONIC_VOTING', 'yes'],
] as const;

test.each(wrongValues)(
  '%s=%s is refused with one sentence that names the variable',
  (name, value) => {
    const reading = () => readConfig({ [name]: value });
    expect(reading).toThrow(ConfigError);
    expect(reading).toThrow(new RegExp(`^環境変数 ${name} の値が正しくありません（.+）。$`));
  },
);

const bucket = {
  FILES_S3_ENDPOINT: 'https://s3.example',
  FILES_S3_BUCKET: 'sumiwa-files',
  FILES_S3_REGION: 'ap-northeast-1',
  FILES_S3_ACCESS_KEY_ID: 'key',
  FILES_S3_SECRET_ACCESS_KEY: 'word',
};

test('a bucket takes the files when all of it is set', () => {
  expect(readConfig(bucket).filesS3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'sumiwa-files',
    region: 'ap-northeast-1',
    accessKeyId: 'key',
    secretAccessKey: 'word',
  });
});

test.each(Object.keys(bucket))('a bucket without %s is refused', (name) => {
  expect(() => readConfig({ ...bucket, [name]: ' ' })).toThrow(
    `環境変数 ${name} が設定されていません`,
  );
});

test.each([
  ['on one’s own computer', {}, true],
  ['where others reach it', { APP_URL: 'https://sumiwa.example.jp' }, false],
  [
    'where somebody has answered the open questions',
    { APP_URL: 'https://sumiwa.example.jp', ELECTRONIC_VOTING: 'on' },
    true,
  ],
  [
    'where it is switched off',
    { APP_URL: 'http://127.0.0.1:3000', ELECTRONIC_VOTING: 'off' },
    false,
  ],
])('owners may vote electronically %s: %j is %s', (_, environment, expected) => {
  expect(readConfig(environment).electronicVoting).toBe(expected);
});

const channel = {
  LINE_CHANNEL_TOKEN: 'token',
  LINE_CHANNEL_SECRET: 'word',
  LINE_ACCOUNT_ID: '@sumiwa',
};

test('LINE is used when all of it is set', () => {
  expect(readConfig(channel).lineSettings).toEqual({
    token: 'token',
    secret: 'word',
    accountId: '@sumiwa',
    baseUrl: 'https://api.line.me',
  });
  expect(readConfig({}).lineSettings).toBeUndefined();
});

test.each(Object.keys(channel))('LINE without %s is refused', (name) => {
  expect(() => readConfig({ ...channel, [name]: '' })).toThrow(
    `環境変数 ${name} が設定されていません`,
  );
});

const logins = {
  LINE_LOGIN_CHANNEL_ID: '1234567890',
  LINE_LOGIN_CHANNEL_SECRET: 'word',
  GOOGLE_LOGIN_CLIENT_ID: 'client.apps.example',
  GOOGLE_LOGIN_CLIENT_SECRET: 'another-word',
};

test('LINE and Google are ways in, each where both of its keys are set', () => {
  expect(readConfig(logins).providerSettings).toEqual([
    { provider: 'line', clientId: '1234567890', clientSecret: 'word', baseUrl: undefined },
    {
      provider: 'google',
      clientId: 'client.apps.example',
      clientSecret: 'another-word',
      baseUrl: undefined,
    },
  ]);
  const lineAlone = { ...logins, GOOGLE_LOGIN_CLIENT_ID: '', GOOGLE_LOGIN_CLIENT_SECRET: '' };
  expect(readConfig(lineAlone).providerSettings.map(({ provider }) => provider)).toEqual(['line']);
});

test.each(Object.keys(logins))('a way in without %s is refused', (name) => {
  expect(() => readConfig({ ...logins, [name]: '' })).toThrow(
    `環境変数 ${name} が設定されていません`,
  );
});

test.each([
  'DATABASE_URL',
  'COOKIE_SECRET',
  'OPENAI_API_KEY',
  'GEMINI_API_KEY',
  'SMTP_URL',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
  'LINE_CHANNEL_TOKEN',
  'LINE_CHANNEL_SECRET',
  'LINE_LOGIN_CHANNEL_SECRET',
  'GOOGLE_LOGIN_CLIENT_SECRET',
])('the sentence about %s does not repeat the secret', (name) => {
  expect(() => readConfig({ [name]: 'top secret' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('top secret') }),
  );
});

const shared = {
  INSTANCES: 'many',
  DATABASE_URL: 'postgres://sumiwa@db.example/sumiwa',
  COOKIE_SECRET: 'x'.repeat(32),
  FILES_S3_ENDPOINT: 'https://files.example',
  FILES_S3_BUCKET: 'sumiwa-files',
  FILES_S3_REGION: 'ap-northeast-1',
  FILES_S3_ACCESS_KEY_ID: 'key',
  FILES_S3_SECRET_ACCESS_KEY: 'secret',
};

test.each(['DATABASE_URL', 'COOKIE_SECRET'])('several processes without %s are refused', (name) => {
  expect(() => readConfig(shared)).not.toThrow();
  expect(() => readConfig({ ...shared, [name]: '' })).toThrow(
    `環境変数 ${name} が設定されていません（INSTANCES=many`,
  );
  expect(() => readConfig({ ...shared, [name]: '', INSTANCES: 'one' })).not.toThrow();
});

test('who issues invoices is said as a whole or not at all', () => {
  const whole = {
    ISSUER_NAME: '株式会社例',
    ISSUER_ADDRESS: '横浜市港北区1-1',
    ISSUER_REGISTRATION: 'T0000000000000',
    ISSUER_BANK: '例銀行 本店 普通 0000001',
    ISSUER_PRICES: 'without-tax',
  };
  expect(readConfig(whole).issuer).toMatchObject({ name: '株式会社例', prices: 'without-tax' });
  expect(readConfig({ ...whole, ISSUER_PRICES: 'with-tax' }).issuer?.prices).toBe('with-tax');
  for (const name of Object.keys(whole)) {
    expect(() => readConfig({ ...whole, [name]: '' })).toThrow(name);
  }
  expect(() => readConfig({ ...whole, ISSUER_REGISTRATION: '123' })).toThrow('ISSUER_REGISTRATION');
});
