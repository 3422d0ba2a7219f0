-- 招集: what is sent to every owner, as it was when somebody asked for it. Another version is another row.
create table convocation (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  meeting_id uuid not null,
  version int not null check (version > 0),
  -- domain/meetings/convocation/convocation-paper.ts, and the digest of exactly this.
  paper jsonb not null,
  digest text not null,
  -- 締切, 問い合わせ先, 議決権行使者 and the way of sending, as whoever asked has chosen them.
  terms jsonb not null,
  asked_as text not null,
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  approved_as text,
  approved_by uuid references app_user,
  approved_at timestamptz,
  sent_as text,
  sent_by uuid references app_user,
  sent_at timestamptz,
  -- From then on its mails wait in the outbox.
  posted_at timestamptz,
  primary key (association_id, id),
  unique (association_id, meeting_id, version),
  foreign key (association_id, meeting_id) references meeting on delete cascade,
  check (num_nonnulls(approved_as, approved_by, approved_at) in (0, 3)),
  check (num_nonnulls(sent_as, sent_by, sent_at) in (0, 3)),
  check (sent_at is null or approved_at is not null),
  check (posted_at is null or sent_at is not null),
  -- What holds of persons and of positions alike.
  check (approved_by is null or approved_by <> asked_by or approved_as <> asked_as)
);
-- A meeting is convened once.
create unique index convocation_sent on convocation (association_id, meeting_id) where sent_at is not null;
create index convocation_waiting on convocation (association_id, sent_at) where sent_at is not null and posted_at is null;

-- 発送: one row for each owner on the roll.
create table convocation_dispatch (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  convocation_id uuid not null,
  head_id uuid not null,
  person_id uuid not null,
  dwelling_id uuid not null,
  way text not null check (way in ('mail', 'paper')),
  -- On the slip that comes back: it says whose it is, and opens nothing.
  slip_code text not null check (slip_code ~ '^[0-9]{8}$'),
  primary key (association_id, id),
  -- Nobody twice.
  unique (association_id, head_id),
  unique (association_id, convocation_id, slip_code),
  foreign key (association_id, convocation_id) references convocation on delete cascade,
  foreign key (association_id, head_id) references vote_head on delete cascade,
  foreign key (association_id, person_id) references person on delete cascade,
  foreign key (association_id, dwelling_id) references dwelling on delete cascade
);
create index convocation_dispatch_person on convocation_dispatch (association_id, person_id);
create index convocation_dispatch_dwelling on convocation_dispatch (association_id, dwelling_id);

create table convocation_event (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  dispatch_id uuid not null,
  event text not null check (event in ('accepted', 'refused', 'gaveUp', 'handed')),
  noted_at timestamptz not null,
  -- Null where the mail server said so.
  noted_by uuid references app_user,
  primary key (association_id, id),
  unique (association_id, dispatch_id, event),
  foreign key (association_id, dispatch_id) references convocation_dispatch on delete cascade
);

do $$
declare
  owned text;
begin
  foreach owned in array array['convocation', 'convocation_dispatch', 'convocation_event'] loop
    execute format('alter table %I enable row level security', owned);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', owned);
    perform watch_changes(owned::regclass);
    execute format('alter table %I alter column association_id set statistics 0', owned);
    execute format('grant select, insert on %I to sumiwa_app', owned);
  end loop;
end $$;
grant update (approved_as, approved_by, approved_at, sent_as, sent_by, sent_at) on convocation to sumiwa_app;

-- A mail of a convocation: of which association its dispatch, whose id it has. It goes once its end is written down.
alter table outbox_mail add column convocation_of uuid references association on delete cascade;
create index outbox_mail_convocation on outbox_mail (convocation_of) where convocation_of is not null;
