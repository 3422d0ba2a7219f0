-- ログイン: who is behind a browser. These tables are found by what a caller brings, never by an association.

alter table outbox_mail add column is_awaited boolean not null default false;
drop index outbox_mail_waiting;
create index outbox_mail_waiting on outbox_mail (is_awaited desc, next_attempt_at) where sent_at is null;

-- A couple may share an address, so which accounts it opens stands in login_name.
drop index app_user_email;

create table login_name (
  -- A keyed digest: the table alone names nobody.
  address_hash text not null,
  account_id uuid not null references app_user on delete cascade,
  made_at timestamptz not null,
  primary key (address_hash, account_id)
);
create index login_name_account on login_name (account_id);

create table sign_in_attempt (
  -- Of the secret in the browser that asked.
  secret_hash text primary key,
  address_hash text not null,
  -- Until the number was proved there may be no account to hold it.
  address text not null,
  purpose text not null check (purpose in ('enter', 'begin')),
  -- Never a hash of a number that was sent, where the address opens nothing.
  number_hash text not null,
  tries int not null default 0,
  ends_at timestamptz not null
);
create index sign_in_attempt_end on sign_in_attempt (ends_at);

create table account_session (
  account_id uuid not null references app_user on delete cascade,
  id uuid not null,
  secret_hash text not null,
  previous_hash text,
  turned_at timestamptz not null,
  confirmed_at timestamptz,
  last_seen_at timestamptz not null,
  made_at timestamptz not null,
  ends_at timestamptz not null,
  way text not null check (way in ('mail')),
  device text not null,
  is_shared boolean not null,
  primary key (account_id, id)
);

-- How often a limited thing was done within a window; the keys are keyed digests.
create table rate_use (
  key_hash text not null,
  slot bigint not null,
  used int not null,
  counted_at timestamptz not null,
  primary key (key_hash, slot)
);
create index rate_use_age on rate_use (counted_at);

-- 試用: until when a new association may try the product out, and who began it; null for all others.
alter table association add column trial_ends_on date;
alter table association add column begun_by uuid references app_user;
