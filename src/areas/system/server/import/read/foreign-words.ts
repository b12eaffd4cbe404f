// Data: how other systems and people write months, years, times and amounts.

/** Prefixes of month names, January first. */
export const months: readonly RegExp[] = [
  /^(ม\.?ค\.?|มกราคม|jan)/i,
  /^(ก\.?พ\.?|กุมภาพันธ์|feb)/i,
  /^(มี\.?ค\.?|มีนาคม|mar)/i,
  /^(เม\.?ย\.?|เมษายน|apr)/i,
  /^(พ\.?ค\.?|พฤษภาคม|may)/i,
  /^(มิ\.?ย\.?|มิถุนายน|jun)/i,
  /^(ก\.?ค\.?|กรกฎาคม|jul)/i,
  /^(ส\.?ค\.?|สิงหาคม|aug)/i,
  /^(ก\.?ย\.?|กันยายน|sep)/i,
  /^(ต\.?ค\.?|ตุลาคม|oct)/i,
  /^(พ\.?ย\.?|พฤศจิกายน|nov)/i,
  /^(ธ\.?ค\.?|ธันวาคม|dec)/i,
];

/** Day, month name, year in either era, rest: `5 ม.ค. 67 14:05 น.` */
export const dateInWords =
  /^([0-9]{1,2})[\s-]*([^\s\d-]+)[\s-]*(?:พ\.ศ\.|พ\.ศ|ค\.ศ\.)?\s*([0-9]{4}|[0-9]{2})(?![0-9])[, ]*(.*)$/;

/** Suffix of a time of day. */
export const oClock = /\s*(?:น\.?)$/;

/** Prefix or suffix of an amount in baht. */
export const currency = /^(?:฿|THB)\s*|\s*(?:บาท|THB)$/gi;
