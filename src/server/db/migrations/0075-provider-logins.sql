-- LINE and Google as a way in, for whoever is let in already. Of the person at the provider there is a keyed digest alone.
create table provider_login (
  provider text not null check (provider in ('line', 'google')),
  subject_hash text not null,
  account_id uuid not null references app_user on delete cascade,
  made_at timestamptz not null,
  last_used_at timestamptz,
  primary key (provider, subject_hash)
);
create unique index provider_login_account on provider_login (account_id, provider);

-- One way to a provider and back: found by what the browser keeps, good once.
create table provider_attempt (
  secret_hash text primary key,
  provider text not null check (provider in ('line', 'google')),
  -- Null where somebody comes in; else whose account the provider is added to.
  account_id uuid references app_user on delete cascade,
  ends_at timestamptz not null
);
create index provider_attempt_end on provider_attempt (ends_at);
create index provider_attempt_account on provider_attempt (account_id);

alter table account_session drop constraint account_session_way_check;
alter table account_session add constraint account_session_way_check
  check (way in ('mail', 'passkey', 'line', 'google'));
