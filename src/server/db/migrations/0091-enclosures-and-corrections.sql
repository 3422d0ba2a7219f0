-- 議案の資料: what is bound into the 議案書 behind the items. 決算書 and the bylaws as they stand are read each time; of a
-- file its bytes are named. What was sent is named in the convocation's own paper.
create table agenda_enclosure (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  meeting_id uuid not null,
  item_id uuid not null,
  kind text not null check (kind in ('settlement', 'comparison', 'file')),
  title text not null check (char_length(title) between 1 and 60),
  -- domain/meetings/agenda/enclosures.ts; 新旧対照表 alone has some.
  changes jsonb not null default '[]',
  sha256 text,
  file_name text,
  byte_size int check (byte_size > 0),
  page_count int check (page_count > 0),
  added_as text not null,
  added_by uuid not null references app_user,
  added_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, meeting_id) references meeting on delete cascade,
  -- Not with the item: whoever takes it away is told of its papers first.
  foreign key (association_id, item_id) references agenda_draft,
  check (num_nonnulls(sha256, file_name, byte_size, page_count) = case when kind = 'file' then 4 else 0 end)
);
create index agenda_enclosure_meeting on agenda_enclosure (association_id, meeting_id, added_at);
create index agenda_enclosure_item on agenda_enclosure (association_id, item_id);

alter table agenda_enclosure enable row level security;
create policy own_association on agenda_enclosure to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('agenda_enclosure'::regclass);
alter table agenda_enclosure alter column association_id set statistics 0;
grant select, insert, update, delete on agenda_enclosure to sumiwa_app;

-- 議案書 with its enclosures, as it hangs on the mails. It is made once, before the first of them.
alter table convocation add column book_sha256 text;
alter table outbox_mail
  add column attachment_sha256 text,
  add column attachment_name text,
  add constraint outbox_mail_attachment check ((attachment_sha256 is null) = (attachment_name is null));

-- 訂正通知: what was wrong in a convocation that has left, and what is right. It leaves when a second person approves it.
create table convocation_correction (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  convocation_id uuid not null,
  kind text not null check (kind in ('day', 'place', 'words', 'enclosure')),
  -- domain/meetings/convocation/correction.ts, in finished words.
  paper jsonb not null,
  -- The day or the place as it is from then on.
  facts jsonb,
  asked_as text not null,
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  sent_as text,
  sent_by uuid references app_user,
  sent_at timestamptz,
  posted_at timestamptz,
  primary key (association_id, id),
  foreign key (association_id, convocation_id) references convocation on delete cascade,
  check (num_nonnulls(sent_as, sent_by, sent_at) in (0, 3)),
  check (posted_at is null or sent_at is not null),
  check ((facts is not null) = (kind in ('day', 'place')))
);
create index convocation_correction_convocation on convocation_correction (association_id, convocation_id, asked_at);
-- One waits at a time.
create unique index convocation_correction_open on convocation_correction (association_id, convocation_id)
  where sent_at is null;
create index convocation_correction_waiting on convocation_correction (association_id, sent_at)
  where sent_at is not null and posted_at is null;

-- One for whoever got the convocation.
create table convocation_correction_copy (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  correction_id uuid not null,
  dispatch_id uuid not null,
  way text not null check (way in ('mail', 'paper')),
  ended text check (ended in ('accepted', 'refused', 'gaveUp')),
  handed_at timestamptz,
  primary key (association_id, id),
  -- Nobody twice.
  unique (association_id, correction_id, dispatch_id),
  foreign key (association_id, correction_id) references convocation_correction on delete cascade,
  foreign key (association_id, dispatch_id) references convocation_dispatch on delete cascade
);
create index convocation_correction_copy_dispatch on convocation_correction_copy (association_id, dispatch_id);

do $$
declare
  owned text;
begin
  foreach owned in array array['convocation_correction', 'convocation_correction_copy'] loop
    execute format('alter table %I enable row level security', owned);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', owned);
    perform watch_changes(owned::regclass);
    execute format('alter table %I alter column association_id set statistics 0', owned);
    execute format('grant select, insert on %I to sumiwa_app', owned);
  end loop;
end $$;
grant delete, update (sent_as, sent_by, sent_at) on convocation_correction to sumiwa_app;
grant update (handed_at) on convocation_correction_copy to sumiwa_app;

alter table outbox_mail add column correction_of uuid references association on delete cascade;
create index outbox_mail_correction on outbox_mail (correction_of) where correction_of is not null;
