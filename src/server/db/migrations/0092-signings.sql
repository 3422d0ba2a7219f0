-- 電子署名の依頼: minutes that were sent to the desk of signatures, and what it has told. One waits at a time.
create table minutes_signing (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  meeting_id uuid not null,
  minutes_id uuid not null,
  -- The PDF exactly as it was sent.
  sha256 text not null,
  byte_size int not null check (byte_size > 0),
  file_name text not null,
  -- In the order in which they sign: name, mail, and whether the desk says that they have.
  signers jsonb not null,
  state text not null check (state in ('asked', 'waiting', 'complete', 'kept', 'refused', 'withdrawn')),
  -- Why it ended without signatures; domain/minutes/signing.ts
  fault text check (fault in ('desk', 'signer', 'other-document')),
  -- What came back, checked to begin with what was sent.
  signed_sha256 text,
  signed_bytes int,
  asked_as text not null,
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  attempts int not null default 0,
  -- When the desk is asked or told next; null where nothing is left to ask or tell.
  next_at timestamptz,
  primary key (association_id, id),
  foreign key (association_id, meeting_id) references meeting on delete cascade,
  foreign key (association_id, minutes_id) references minutes on delete cascade,
  check ((ended_at is not null) = (state in ('kept', 'refused', 'withdrawn'))),
  check ((fault is not null) = (state = 'refused')),
  check ((signed_sha256 is not null) = (state in ('complete', 'kept'))),
  check ((signed_sha256 is null) = (signed_bytes is null))
);
create unique index minutes_signing_open on minutes_signing (association_id, minutes_id) where ended_at is null;
create index minutes_signing_meeting on minutes_signing (association_id, meeting_id, asked_at);
create index minutes_signing_due on minutes_signing (association_id, next_at) where next_at is not null;

alter table minutes_signing enable row level security;
create policy own_association on minutes_signing to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('minutes_signing'::regclass);
alter table minutes_signing alter column association_id set statistics 0;
grant select, insert on minutes_signing to sumiwa_app;
grant update (state, ended_at, next_at, attempts, signed_sha256, signed_bytes) on minutes_signing to sumiwa_app;
