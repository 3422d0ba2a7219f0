-- 書きとめたこと: what whoever keeps the minutes writes down while the meeting runs. It is taken away and put back, not deleted.
create table meeting_note (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  meeting_id uuid not null,
  -- opening, closing, or the id of an item.
  place text not null check (char_length(place) <= 36),
  kind text not null check (kind in
    ('explained', 'question', 'answer', 'for', 'against', 'amended', 'left', 'other')),
  speaker text not null check (char_length(speaker) <= 40),
  words text not null check (char_length(words) between 1 and 600),
  noted_as text not null,
  noted_by uuid not null references app_user,
  noted_at timestamptz not null,
  removed_at timestamptz,
  primary key (association_id, id),
  foreign key (association_id, meeting_id) references meeting on delete cascade
);
create index meeting_note_meeting on meeting_note (association_id, meeting_id);

alter table meeting_note enable row level security;
create policy own_association on meeting_note to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('meeting_note'::regclass);
alter table meeting_note alter column association_id set statistics 0;
grant select, insert on meeting_note to sumiwa_app;
grant update (removed_at) on meeting_note to sumiwa_app;
