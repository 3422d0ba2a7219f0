-- 用紙の写し: what came back from an owner, kept beside what two persons read on it. A clearer one is added, none is changed.
create table vote_scan (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  box_id uuid not null,
  head_id uuid not null,
  sha256 text not null,
  file_name text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  byte_size int not null check (byte_size > 0),
  added_as text not null,
  added_by uuid not null references app_user,
  added_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, box_id) references vote_box on delete cascade,
  foreign key (association_id, head_id) references vote_head on delete cascade
);
create index vote_scan_box on vote_scan (association_id, box_id, added_at);
create index vote_scan_head on vote_scan (association_id, head_id);

-- The paper that a reading was made of, where its scan was there.
alter table vote_reading
  add column scan_id uuid,
  add constraint vote_reading_scan foreign key (association_id, scan_id) references vote_scan on delete cascade;
create index vote_reading_scan_id on vote_reading (association_id, scan_id) where scan_id is not null;

alter table vote_scan enable row level security;
create policy own_association on vote_scan to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('vote_scan'::regclass);
alter table vote_scan alter column association_id set statistics 0;
grant select, insert on vote_scan to sumiwa_app;
create trigger refuse_after_record before insert on vote_scan
  for each row execute function refuse_after_record();
