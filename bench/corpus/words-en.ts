import type { Vocabulary } from './vocabulary.ts'

/** Words of English technical prose, the frequent ones first. */
export const english: Vocabulary = {
  small: words(`
    the a to of and is in that it on for as with an not are by from or you this when at if be which its one into has
    than every each no other them their only after before so more all but can does without same then what where until
    they will same such between there once while both because your over also still any never out under its through most
    here always how since first about already few just own up very again instead even either less whose`),
  nouns: words(`
    command host connection server file result error script task container engine adapter output process value name
    option directory shell pod key user version page machine target code port line text list type message test service
    promise stream log timeout variable package function method program build path limit address module password secret
    call template event request response cache network image job pipeline deployment environment namespace cluster node
    argument string number object array field queue worker thread signal exit retry pool session tunnel proxy firewall
    certificate agent token permission group owner buffer chunk byte size memory disk archive backup branch commit
    release registry tag volume mount label selector context scope default setting flag prompt terminal editor browser
    reader author example sample section table chapter reason case rule check warning failure success progress report
    record entry index map set tree leaf parent child root link edge state change update order step stage phase
    schedule clock minute second hour day week month year moment delay interval period deadline window door handle
    wrapper helper plugin extension hook callback listener handler emitter source sink filter parser lexer scanner
    compiler runtime loader bundler linter formatter checker runner watcher mirror replica gateway router bridge
    switch cable rack region zone edge origin domain record resolver subnet packet header body footer cookie payload
    schema column row query cursor transaction lock lease quota budget cost price bill account contract invoice`),
  verbs: words(`
    run open close read write start stop wait return send call print build copy check show take make keep need use
    connect fail throw catch parse load save move find follow begin end hold carry reach pass give know decide expect
    accept reject resolve retry repeat cancel limit measure count compare match replace remove add install upgrade
    publish deploy restart roll scale drain watch poll listen answer forward redirect escape quote split join trim sort
    filter map reduce merge encode decode compress hash sign verify encrypt mask hide reveal mark select highlight
    describe document explain mention suggest recommend allow forbid require prevent protect trust share reuse release`),
  others: words(`
    local remote new same long short large small fast slow open closed empty full ready busy safe secret public private
    current previous next last single double shared separate common rare usual plain raw typed lazy eager strict loose
    simple complex exact rough early late right wrong missing broken stale fresh cold warm quick quiet verbose nested
    flat deep shallow wide narrow heavy light static dynamic parallel sequential interactive optional required default
    custom native portable temporary permanent readable writable executable quickly slowly exactly roughly usually
    directly silently together separately immediately later automatically explicitly carefully rarely often twice`),
  nounEndings: ['', '', 's'],
  verbEndings: ['', 's', 'ing', ''],
}

function words(list: string): string[] {
  return list.trim().split(/\s+/)
}
