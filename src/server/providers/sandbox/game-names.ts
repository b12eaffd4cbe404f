import type { GameType } from '../offered-game.ts';

/** A name in English and in Thai. */
export type Name = readonly [en: string, th: string];

/** What a name ends with in Thai and begins with in English. */
const qualities: readonly Name[] = [
  ['Golden', 'ทองคำ'],
  ['Lucky', 'นำโชค'],
  ['Royal', 'ราชา'],
  ['Mystic', 'ลี้ลับ'],
  ['Jade', 'หยก'],
  ['Fiery', 'เพลิงผลาญ'],
  ['Moonlit', 'ใต้แสงจันทร์'],
  ['Wild', 'สุดป่วน'],
  ['Diamond', 'เพชรพันล้าน'],
  ['Ancient', 'โบราณ'],
  ['Crystal', 'คริสตัล'],
  ['Thunder', 'สายฟ้า'],
  ['Happy', 'แสนสุข'],
  ['Secret', 'ปริศนา'],
  ['Grand', 'ยิ่งใหญ่'],
  ['Ruby', 'ทับทิม'],
  ['Dancing', 'เริงระบำ'],
  ['Twin', 'คู่แฝด'],
  ['Starry', 'หมู่ดาว'],
  ['Sunrise', 'อรุณรุ่ง'],
  ['Rainy', 'หน้าฝน'],
  ['Silver', 'เงินยวง'],
  ['Blooming', 'ผลิบาน'],
];

const slots: readonly Name[] = [
  ['Naga Temple', 'วิหารนาคา'],
  ['Elephant March', 'ช้างศึก'],
  ['Mango Garden', 'สวนมะม่วง'],
  ['Songkran Splash', 'สงกรานต์สาดโชค'],
  ['Floating Market', 'ตลาดน้ำ'],
  ['Tuk Tuk Rush', 'ตุ๊กตุ๊กซิ่ง'],
  ['Muay Champion', 'แชมป์มวย'],
  ['Lotus Pond', 'สระบัว'],
  ['Tiger Hill', 'เนินพยัคฆ์'],
  ['Dragon Pearl', 'ไข่มุกมังกร'],
  ['Cat Bakery', 'เบเกอรี่แมวเหมียว'],
  ['Panda Village', 'หมู่บ้านแพนด้า'],
  ['Pirate Bay', 'อ่าวโจรสลัด'],
  ['Pharaoh Gate', 'ประตูฟาโรห์'],
  ['Treasure Train', 'รถไฟสมบัติ'],
  ['Lantern Night', 'คืนโคมลอย'],
  ['Monkey Feast', 'งานเลี้ยงลิง'],
  ['Phoenix Dance', 'หงส์ไฟ'],
  ['Wolf Valley', 'หุบเขาหมาป่า'],
  ['Fruit Carnival', 'คาร์นิวัลผลไม้'],
  ['Samurai Honor', 'เกียรติซามูไร'],
  ['Ocean Queen', 'ราชินีสมุทร'],
  ['Night Bazaar', 'ตลาดนัดกลางคืน'],
  ['Giant Yak', 'ยักษ์วัดโพธิ์ทอง'],
  ['Rice Harvest', 'ฤดูเก็บเกี่ยว'],
  ['Fortune Cookie', 'คุกกี้เสี่ยงทาย'],
  ['Robot Factory', 'โรงงานหุ่นยนต์'],
  ['Candy Castle', 'ปราสาทลูกกวาด'],
  ['Space Miner', 'นักขุดอวกาศ'],
];

const sea: readonly Name[] = [
  ['Fishing Kingdom', 'ยิงปลาอาณาจักร'],
  ['Shark Hunter', 'ล่าฉลาม'],
  ['Crab Party', 'ปาร์ตี้ปู'],
  ['Deep Sea Cannon', 'ปืนใหญ่ใต้สมุทร'],
  ['Octopus Cave', 'ถ้ำหมึกยักษ์'],
];

const tables: readonly Name[] = [
  ['Baccarat', 'บาคาร่า'],
  ['Speed Baccarat', 'สปีดบาคาร่า'],
  ['Dragon Tiger', 'เสือมังกร'],
  ['Roulette', 'รูเล็ต'],
  ['Sic Bo', 'ไฮโล'],
  ['Fan Tan', 'กำถั่ว'],
  ['Blackjack', 'แบล็กแจ็ก'],
];

const cards: readonly Name[] = [
  ['Pok Deng', 'ป๊อกเด้ง'],
  ['Dummy', 'ดัมมี่'],
  ['Nine K', 'เก้าเก'],
  ['Three Card', 'ไพ่สามใบ'],
  ['Slave', 'ไพ่สลาฟ'],
  ['Bull Fight', 'ไพ่วัวชน'],
];

const others: Readonly<Partial<Record<GameType, readonly Name[]>>> = {
  sport: [
    ['Sportsbook', 'แทงกีฬา'],
    ['Football Parlay', 'บอลสเต็ป'],
  ],
  lotto: [
    ['Government Draw', 'หวยรัฐบาล'],
    ['Hourly Draw', 'หวยรายชั่วโมง'],
    ['Yeekee Draw', 'จับยี่กี'],
    ['Evening Draw', 'หวยรอบเย็น'],
    ['Special Draw', 'หวยพิเศษ'],
  ],
  cockfight: [
    ['Arena One', 'สนามหนึ่ง'],
    ['Arena Two', 'สนามสอง'],
    ['Champion Cup', 'ถ้วยไก่แชมป์'],
    ['Derby Night', 'ศึกดาร์บี้'],
  ],
  esport: [
    ['E-Sportsbook', 'แทงอีสปอร์ต'],
    ['Battle Arena', 'ศึกสังเวียนออนไลน์'],
    ['Road to Major', 'เส้นทางสู่เมเจอร์'],
  ],
  crash: [
    ['Rocket Rise', 'จรวดทะยาน'],
    ['Balloon Up', 'บอลลูนลอยฟ้า'],
    ['Tuk Tuk Crash', 'ตุ๊กตุ๊กเบรกแตก'],
    ['Sky Diver', 'ดิ่งเวหา'],
    ['Gold Mine Drop', 'เหมืองทองถล่ม'],
  ],
};

function at(names: readonly Name[], index: number): Name {
  const name = names[index % names.length];
  if (!name) throw new RangeError('no names');
  return name;
}

/** The first of each kind's names, then with a number. */
function numbered(names: readonly Name[], index: number): Name {
  const [en, th] = at(names, index);
  const round = Math.floor(index / names.length);
  return round === 0 ? [en, th] : [`${en} ${round + 1}`, `${th} ${round + 1}`];
}

/** Every pair of a quality and a thing once, in an order that begins elsewhere for each `start`. */
function paired(things: readonly Name[], start: number, index: number): Name {
  // The step is prime to both numbers of names, so that no pair comes twice before all have come.
  const place = (start + index * 211) % (things.length * qualities.length);
  const [thing, thai] = at(things, place);
  const [quality, thaiQuality] = at(qualities, place);
  return [`${quality} ${thing}`, `${thai}${thaiQuality}`];
}

/** The name of the game with this number in a part of a provider. `start` is any number of the part's own. */
export function nameOf(type: GameType, start: number, index: number): Name {
  if (type === 'slot') return paired(slots, start, index);
  if (type === 'fishing') return paired(sea, start, index);
  if (type === 'casino') {
    const [en, th] = at(tables, index);
    const table = `${'ABCDEFG'[(start + index) % 7]}${1 + Math.floor(index / tables.length)}`;
    return [`${en} ${table}`, `${th} โต๊ะ ${table}`];
  }
  return numbered(type === 'card' ? cards : (others[type] ?? cards), index);
}
