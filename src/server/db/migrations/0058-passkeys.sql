-- パスキー: the public half of a key whose private half never leaves its owner's device.
create table passkey (
  account_id uuid not null references app_user on delete cascade,
  -- As the device names it, in base64url.
  credential_id text not null,
  -- As our own pages name it.
  id uuid not null,
  public_key text not null,
  -- Some devices count their answers: one that does not grow comes from a copy.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  made_at timestamptz not null,
  last_used_at timestamptz,
  primary key (account_id, credential_id),
  unique (account_id, id)
);

-- What a device was asked to sign, once and for a few minutes.
create table passkey_question (
  -- The hash of the secret in the browser that asked.
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'enter', 'prove')),
  account_id uuid references app_user on delete cascade,
  ends_at timestamptz not null,
  check ((purpose = 'enter') = (account_id is null))
);
create index passkey_question_end on passkey_question (ends_at);
create index passkey_question_account on passkey_question (account_id);

alter table account_session drop constraint account_session_way_check;
alter table account_session add constraint account_session_way_check check (way in ('mail', 'passkey'));

-- When this browser last showed who sits before it; what is grave asks for it anew.
alter table account_session add column proved_at timestamptz;
update account_session set proved_at = made_at;
alter table account_session alter column proved_at set not null;

alter table sign_in_attempt drop constraint sign_in_attempt_purpose_check;
alter table sign_in_attempt add constraint sign_in_attempt_purpose_check
  check (purpose in ('enter', 'begin', 'join', 'prove'));
