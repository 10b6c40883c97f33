import { siteMessages } from "./messages.ts";

/** The robots.txt URL of a typed site; null if it is not a host. */
export const robotsUrlOf = (typed: string): string | null => {
  const text = typed.trim();
  if (text === "") return null;
  try {
    const { protocol, host } = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
    return /^https?:$/.test(protocol) && host !== "" ? `${protocol}//${host}/robots.txt` : null;
  } catch {
    return null;
  }
};

/** Quotes an argument of a shell command. */
const quoted = (word: string): string => (/^[\w./:-]+$/.test(word) ? word : `'${word}'`);

/** The command that prints a file with all responses, including redirects. */
export const curlCommand = (url: string): string => `curl -iL ${quoted(url)}`;

/** The most that a bookmarklet brings of a page, in UTF-16 units; an address may hold more. */
const MOST_OF_PAGE = 30_000;

/**
 * Script that collects in `p` what a page says to crawlers, as `curl -i` would show it: its status and headers, if
 * the page may be fetched once more, its tags, and the addresses of what it has loaded. It changes nothing on the page.
 */
const PAGE_CODE = `
let p="";
const q=s=>[...document.querySelectorAll(s)],c=s=>s.replace(/&/g,"&amp;").replace(/"/g,"&quot;"),
add=l=>{for(const x of l)if(p.length+x.length<${MOST_OF_PAGE})p+=x+"\\n"};
try{
const s=await fetch(location.href,{cache:"no-store"});
add(["HTTP/1.1 "+s.status,...[...s.headers].filter(([k])=>/^(x-robots-tag|link|content-type|crawler-price)$/.test(k)).map(([k,v])=>k+": "+v),""])
}catch{}
add(q("meta[name]").filter(e=>/robots|bot|spider|crawler|yandex/i.test(e.name)).map(e=>e.cloneNode().outerHTML));
add(q("link[rel~=canonical],base[href]").map(e=>e.cloneNode().outerHTML));
add([...new Set(q("[data-nosnippet]").map(e=>e.localName))].map(n=>"<"+n+" data-nosnippet></"+n+">"));
add(performance.getEntriesByType("resource").map(({name:n,initiatorType:t})=>{
const u=n.split(/[?#]/)[0];
if(t==="iframe")return '<iframe src="'+c(n)+'"></iframe>';
const k=/\\.m?js$/.test(u)||t==="script"?"script":/\\.css$/.test(u)?"style":/\\.(woff2?|ttf|otf)$/.test(u)?"font":/^(fetch|xmlhttprequest|beacon)$/.test(t)?"fetch":t==="link"?"style":"image";
return '<link rel="preload" as="'+k+'" href="'+c(n)+'">'
}));`;

/**
 * The URL of a bookmarklet that reads the robots.txt of the current site, and what the current page says to crawlers,
 * and opens both here. It runs on that site, where none of this page's code is loaded, so it is a string.
 *
 * @param page the URL of this page, without a fragment.
 */
export const bookmarkletFor = (page: string): string => {
  const code = `(async()=>{
const w=open("","_blank"),e=encodeURIComponent;
try{
const r=await fetch("/robots.txt",{cache:"no-store"}),t=await r.text();
let h="HTTP/1.1 "+r.status+"\\n";
r.headers.forEach((v,k)=>{h+=k+": "+v+"\\n"});
if(r.redirected)h="HTTP/1.1 301\\nlocation: "+r.url+"\\n\\n"+h;${PAGE_CODE}
const u=${JSON.stringify(page)}+"#robots="+e(t)+"&response="+e(h)+"&url="+e(location.href)+"&page="+e(p);
if(w)w.location=u;else location=u
}catch(x){if(w)w.close();alert(${JSON.stringify(siteMessages.bookmarkFailed)}.replace("{why}",x))}
})()`;
  return `javascript:${encodeURIComponent(code.replaceAll("\n", ""))}`;
};
