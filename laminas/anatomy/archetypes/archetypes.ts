import type { Anatomy } from '../anatomy.ts';
import { accentor } from './accentor.ts';
import { barnOwl } from './barn-owl.ts';
import { beeEater } from './bee-eater.ts';
import { bittern } from './bittern.ts';
import { blackStork } from './black-stork.ts';
import { blackWingedKite } from './black-winged-kite.ts';
import { blackbird } from './blackbird.ts';
import { bluethroat } from './bluethroat.ts';
import { bonelliEagle } from './bonelli-eagle.ts';
import { bonelliWarbler } from './bonelli-warbler.ts';
import { branchNightjar } from './branch-nightjar.ts';
import { bunting } from './bunting.ts';
import { bustard } from './bustard.ts';
import { buzzard } from './buzzard.ts';
import { cattleEgret } from './cattle-egret.ts';
import { chat } from './chat.ts';
import { chiffchaff } from './chiffchaff.ts';
import { coot } from './coot.ts';
import { cormorant } from './cormorant.ts';
import { corvid } from './corvid.ts';
import { cragMartin } from './crag-martin.ts';
import { creeper } from './creeper.ts';
import { crow } from './crow.ts';
import { cuckoo } from './cuckoo.ts';
import { curlew } from './curlew.ts';
import { dabbler } from './dabbler.ts';
import { dabchick } from './dabchick.ts';
import { dipper } from './dipper.ts';
import { divingDuck } from './diving-duck.ts';
import { earedGrebe } from './eared-grebe.ts';
import { egret } from './egret.ts';
import { egyptianVulture } from './egyptian-vulture.ts';
import { falcon } from './falcon.ts';
import { finch } from './finch.ts';
import { flycatcher } from './flycatcher.ts';
import { gadwall } from './gadwall.ts';
import { gallinule } from './gallinule.ts';
import { gamebird } from './gamebird.ts';
import { garganey } from './garganey.ts';
import { goldenEagle } from './golden-eagle.ts';
import { goose } from './goose.ts';
import { grassWarbler } from './grass-warbler.ts';
import { greatEgret } from './great-egret.ts';
import { grebe } from './grebe.ts';
import { greenSandpiper } from './green-sandpiper.ts';
import { griffon } from './griffon.ts';
import { harrier } from './harrier.ts';
import { hawk } from './hawk.ts';
import { heron } from './heron.ts';
import { honeyBuzzard } from './honey-buzzard.ts';
import { hoopoe } from './hoopoe.ts';
import { imperialEagle } from './imperial-eagle.ts';
import { jackdaw } from './jackdaw.ts';
import { jay } from './jay.ts';
import { kingfisher } from './kingfisher.ts';
import { kinglet } from './kinglet.ts';
import { kite } from './kite.ts';
import { lapwing } from './lapwing.ts';
import { largeGull } from './large-gull.ts';
import { lark } from './lark.ts';
import { leafWarbler } from './leaf-warbler.ts';
import { lesserWoodpecker } from './lesser-woodpecker.ts';
import { littleBustard } from './little-bustard.ts';
import { littleOwl } from './little-owl.ts';
import { lowDiver } from './low-diver.ts';
import { magpie } from './magpie.ts';
import { marshHarrier } from './marsh-harrier.ts';
import { meadowStarling } from './meadow-starling.ts';
import { moorhen } from './moorhen.ts';
import { nightHeron } from './night-heron.ts';
import { nightingale } from './nightingale.ts';
import { nightjar } from './nightjar.ts';
import { nuthatch } from './nuthatch.ts';
import { owl } from './owl.ts';
import { parrot } from './parrot.ts';
import { pheasant } from './pheasant.ts';
import { pigeon } from './pigeon.ts';
import { pipit } from './pipit.ts';
import { plover } from './plover.ts';
import { pochard } from './pochard.ts';
import { purpleHeron } from './purple-heron.ts';
import { quail } from './quail.ts';
import { redRockThrush } from './red-rock-thrush.ts';
import { redstart } from './redstart.ts';
import { reedWarbler } from './reed-warbler.ts';
import { reedling } from './reedling.ts';
import { rockThrush } from './rock-thrush.ts';
import { roller } from './roller.ts';
import { sandMartin } from './sand-martin.ts';
import { sandgrouse } from './sandgrouse.ts';
import { sandpiper } from './sandpiper.ts';
import { sentinel } from './sentinel.ts';
import { shank } from './shank.ts';
import { shrike } from './shrike.ts';
import { slimChat } from './slim-chat.ts';
import { slimFinch } from './slim-finch.ts';
import { slimPipit } from './slim-pipit.ts';
import { slimTit } from './slim-tit.ts';
import { smallGull } from './small-gull.ts';
import { snakeEagle } from './snake-eagle.ts';
import { snipe } from './snipe.ts';
import { songThrush } from './song-thrush.ts';
import { songbird } from './songbird.ts';
import { sparrow } from './sparrow.ts';
import { spottedWoodpecker } from './spotted-woodpecker.ts';
import { standingOwl } from './standing-owl.ts';
import { starling } from './starling.ts';
import { stilt } from './stilt.ts';
import { stork } from './stork.ts';
import { swallow } from './swallow.ts';
import { swift } from './swift.ts';
import { tawnyPipit } from './tawny-pipit.ts';
import { teal } from './teal.ts';
import { thrush } from './thrush.ts';
import { tit } from './tit.ts';
import { treeWarbler } from './tree-warbler.ts';
import { vulture } from './vulture.ts';
import { wader } from './wader.ts';
import { wagtail } from './wagtail.ts';
import { warbler } from './warbler.ts';
import { wheatear } from './wheatear.ts';
import { willowWarbler } from './willow-warbler.ts';
import { woodcock } from './woodcock.ts';
import { woodpecker } from './woodpecker.ts';
import { wren } from './wren.ts';
import { wryneck } from './wryneck.ts';

/** Every posture by its name. */
export const ARCHETYPES = {
  accentor,
  woodcock,
  nightHeron,
  cattleEgret,
  barnOwl,
  beeEater,
  bittern,
  blackStork,
  blackWingedKite,
  bonelliEagle,
  bunting,
  bustard,
  buzzard,
  chat,
  chiffchaff,
  bonelliWarbler,
  willowWarbler,
  teal,
  earedGrebe,
  cormorant,
  corvid,
  cragMartin,
  meadowStarling,
  sentinel,
  imperialEagle,
  jackdaw,
  jay,
  crow,
  creeper,
  cuckoo,
  curlew,
  dabbler,
  dipper,
  divingDuck,
  smallGull,
  egret,
  snakeEagle,
  honeyBuzzard,
  egyptianVulture,
  falcon,
  finch,
  slimFinch,
  flycatcher,
  gadwall,
  gallinule,
  gamebird,
  garganey,
  goldenEagle,
  goose,
  grassWarbler,
  greatEgret,
  grebe,
  griffon,
  harrier,
  marshHarrier,
  hawk,
  heron,
  hoopoe,
  kingfisher,
  kite,
  lapwing,
  largeGull,
  lark,
  littleOwl,
  lowDiver,
  leafWarbler,
  littleBustard,
  magpie,
  nightingale,
  moorhen,
  nightjar,
  branchNightjar,
  lesserWoodpecker,
  nuthatch,
  owl,
  parrot,
  pheasant,
  pigeon,
  pipit,
  plover,
  pochard,
  dabchick,
  purpleHeron,
  quail,
  redstart,
  bluethroat,
  rockThrush,
  redRockThrush,
  reedling,
  reedWarbler,
  roller,
  coot,
  sandMartin,
  sandgrouse,
  sandpiper,
  greenSandpiper,
  shank,
  shrike,
  slimChat,
  slimPipit,
  tawnyPipit,
  wheatear,
  snipe,
  songbird,
  sparrow,
  spottedWoodpecker,
  standingOwl,
  starling,
  stilt,
  stork,
  swallow,
  swift,
  thrush,
  blackbird,
  songThrush,
  tit,
  slimTit,
  kinglet,
  treeWarbler,
  vulture,
  wader,
  wagtail,
  warbler,
  woodpecker,
  wren,
  wryneck,
} satisfies Record<string, Anatomy>;

/** The postures that exist; one file each in this folder. */
export type ArchetypeName = keyof typeof ARCHETYPES;
