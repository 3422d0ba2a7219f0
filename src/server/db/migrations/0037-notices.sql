-- お知らせ: what is told to whom, by which way, and what became of it.
alter table person add column mail text check (mail ~ '^[^\s@]+@[^\s@]+$');

create table notice (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  -- Empty for one that was written freely.
  template text not null,
  urgency text not null check (urgency in ('normal', 'emergency')),
  title text not null check (char_length(title) <= 40),
  body text not null check (char_length(body) <= 2000),
  audience jsonb not null,
  -- 掲示期間: until when it hangs on the board.
  shows_until date,
  corrects_id uuid,
  written_as text not null,
  written_by uuid not null references app_user,
  written_at timestamptz not null,
  -- Without deliveries one may read it too: it is for everybody who lives here.
  is_for_all boolean not null default false,
  sent_as text,
  sent_by uuid references app_user,
  sent_at timestamptz,
  -- Until then it may be held back, and nobody sees it.
  release_at timestamptz,
  released_at timestamptz,
  held_at timestamptz,
  primary key (association_id, id),
  foreign key (association_id, corrects_id) references notice on delete cascade,
  check (num_nonnulls(sent_as, sent_by, sent_at, release_at) in (0, 4)),
  check (released_at is null or sent_at is not null),
  check (held_at is null or (sent_at is not null and released_at is null))
);
create index notice_corrects on notice (association_id, corrects_id);
create index notice_waiting on notice (association_id, release_at)
  where sent_at is not null and released_at is null and held_at is null;

create table notice_delivery (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  notice_id uuid not null,
  -- Null for the box of a dwelling of which nobody is known.
  person_id uuid,
  dwelling_id uuid not null,
  way text not null check (way in ('mail', 'paper')),
  primary key (association_id, id),
  -- Nobody twice.
  unique nulls not distinct (association_id, notice_id, person_id, dwelling_id),
  foreign key (association_id, notice_id) references notice on delete cascade,
  foreign key (association_id, person_id) references person on delete cascade,
  foreign key (association_id, dwelling_id) references dwelling on delete cascade,
  check (person_id is not null or way = 'paper')
);
create unique index notice_delivery_once on notice_delivery (association_id, notice_id, person_id)
  where person_id is not null;
create index notice_delivery_person on notice_delivery (association_id, person_id);
create index notice_delivery_dwelling on notice_delivery (association_id, dwelling_id);

create table notice_event (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  delivery_id uuid not null,
  event text not null check (event in ('accepted', 'refused', 'gaveUp', 'handed')),
  noted_at timestamptz not null,
  -- Null where the mail server said so.
  noted_by uuid references app_user,
  primary key (association_id, id),
  unique (association_id, delivery_id, event),
  foreign key (association_id, delivery_id) references notice_delivery on delete cascade
);

create table notice_read (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  notice_id uuid not null,
  person_id uuid not null,
  read_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, notice_id, person_id),
  foreign key (association_id, notice_id) references notice on delete cascade,
  foreign key (association_id, person_id) references person on delete cascade
);
create index notice_read_person on notice_read (association_id, person_id);

do $$
declare
  name text;
begin
  foreach name in array array['notice', 'notice_delivery', 'notice_event', 'notice_read'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_association on %I to sumiwa_app
      using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', name);
    perform watch_changes(name::regclass);
    execute format('alter table %I alter column association_id set statistics 0', name);
  end loop;
end $$;
grant select, insert, update, delete on notice to sumiwa_app;
grant select, insert on notice_delivery, notice_event, notice_read to sumiwa_app;

-- What was sent stays as it was sent. A deleted association takes its notices along: that is not done by this role.
create function keep_notice() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if old.sent_at is not null and current_user = 'sumiwa_app' then
      raise exception 'the notice was sent' using errcode = 'SL024';
    end if;
    return old;
  end if;
  if old.released_at is not null and new.held_at is not null then
    raise exception 'the notice has gone out' using errcode = 'SL025';
  end if;
  if old.sent_at is not null
     and (to_jsonb(new) - 'released_at' - 'held_at') <> (to_jsonb(old) - 'released_at' - 'held_at') then
    raise exception 'the notice was sent' using errcode = 'SL024';
  end if;
  return new;
end $$;
create trigger kept before update or delete on notice for each row execute function keep_notice();

-- A mail of a notice: of which association its delivery, whose id it has. It goes once its end is written down.
alter table outbox_mail add column notice_of uuid references association on delete cascade;
create index outbox_mail_notice on outbox_mail (notice_of) where notice_of is not null;

-- Who has come in as a person of the register is that person wherever a feature asks for it.
create function keep_member_person() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.person_id is not null then
    delete from member_person
     where association_id = old.association_id and user_id = old.user_id and person_id = old.person_id;
  end if;
  if tg_op <> 'DELETE' and new.person_id is not null then
    insert into member_person (association_id, id, user_id, person_id)
    values (new.association_id, gen_random_uuid(), new.user_id, new.person_id)
    on conflict (association_id, user_id, person_id) do nothing;
  end if;
  return null;
end $$;
revoke execute on function keep_member_person from public;
create trigger is_person after insert or update of person_id or delete on membership
  for each row execute function keep_member_person();
insert into member_person (association_id, id, user_id, person_id)
select association_id, gen_random_uuid(), user_id, person_id from membership where person_id is not null
on conflict (association_id, user_id, person_id) do nothing;
