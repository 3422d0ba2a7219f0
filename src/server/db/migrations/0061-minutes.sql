-- 総会の議事録: what people wrote between the figures of the record. One row is one version; a signed one stays as it is.
create table minutes (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  meeting_id uuid not null,
  version int not null check (version > 0),
  -- Why the version before was corrected.
  reason text not null,
  -- domain/minutes/minutes-record.ts
  texts jsonb not null,
  -- Counts what was saved: whoever saves has to have seen what was there.
  revision int not null,
  written_as text not null,
  written_by uuid not null references app_user,
  written_at timestamptz not null,
  -- The minutes in finished words, as they were checked and are signed.
  paper jsonb,
  checked_as text,
  checked_by uuid references app_user,
  checked_at timestamptz,
  -- The signed paper, scanned.
  sha256 text,
  byte_size int,
  file_name text,
  media_type text,
  signed_as text,
  signed_by uuid references app_user,
  signed_at timestamptz,
  document_id uuid,
  notice_id uuid,
  primary key (association_id, id),
  unique (association_id, meeting_id, version),
  foreign key (association_id, meeting_id) references meeting on delete cascade,
  check ((checked_at is null) = (paper is null)),
  check (signed_at is null or (checked_at is not null and sha256 is not null))
);

create function refuse_signed_minutes() returns trigger language plpgsql as $$
begin
  raise exception 'signed minutes do not change' using errcode = 'SL059';
end $$;
create trigger signed_minutes_stay before update on minutes
  for each row when (old.signed_at is not null) execute function refuse_signed_minutes();

alter table minutes enable row level security;
create policy own_association on minutes to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('minutes'::regclass);
alter table minutes alter column association_id set statistics 0;
grant select, insert on minutes to sumiwa_app;
grant update (texts, revision, written_as, written_by, written_at, paper, checked_as, checked_by, checked_at,
  sha256, byte_size, file_name, media_type, signed_as, signed_by, signed_at, document_id, notice_id) on minutes to sumiwa_app;
