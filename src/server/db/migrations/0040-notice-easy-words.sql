-- やさしい日本語 beside the words, for who asks for it.
alter table notice add column easy text not null default '' check (char_length(easy) <= 2000);
