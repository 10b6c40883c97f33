// biome-ignore-all format: names in rows, as a list of words reads
/**
 * Names, in lower case, of programs that are not crawlers: browsers, programming libraries and
 * tools. They read no robots.txt, or only if their user makes them. Those that are also in
 * the table of crawlers are marked there as libraries. From Common Crawl's counts
 * (commoncrawl/robotstxt-experiments), and from the documentation of the programs.
 */
export const programs: ReadonlySet<string> = new Set([
  // browsers
  "mozilla", "chrome", "chromium", "firefox", "safari", "opera", "msie", "internet explorer",
  "applewebkit", "gecko", "lynx", "links", "w3m", "netscape",
  // libraries
  "ahc", "aiohttp", "apache-httpasyncclient", "apache-httpclient", "asynchttpclient", "axios",
  "colly", "dart", "faraday", "fasthttp", "got", "grequests", "guzzle", "guzzlehttp", "hackney",
  "fetch libfetch", "http.rb", "http_request2", "httparty", "httpclient", "httplib", "httpunit", "httpx", "indy library", "jakarta",
  "java", "java-http-client", "jersey", "jetty", "ktor client", "ktor-client", "libcurl", "libwww",
  "libwww-perl", "lua-resty-http", "lwp", "lwp-request", "lwp-trivial", "lwp::simple", "mechanize",
  "mojolicious", "needle", "node", "node-fetch", "node-superagent", "node.js", "okhttp", "perl",
  "php", "php-curl-class", "pycurl", "python", "python-httplib2", "python-httpx",
  "python-requests", "python-urllib3", "reqwest", "request", "rest-client", "restsharp", "ruby",
  "akka-http", "alamofire", "bun", "customasynchttpclient", "deno", "embarcadero uri client", "eventmachine httpclient",
  "http-kit", "jakarta commons-httpclient", "lavf", "libcurl-agent", "netty", "powershell", "reactornetty",
  "snoopy", "superagent", "symfony httpclient", "vert.x-webclient", "winhttp.winhttprequest.5", "typhoeus", "undici", "unirest-java", "ureq",
  "urllib3", "winhttp", "www-mechanize", "zend_http_client", "zend\\http\\client",
  // tools and servers
  "apachebench", "apt", "aria2", "axel", "check_http", "chef client", "containerd", "debian apt-http", "docker",
  "elb-healthchecker", "googlehc", "kube-probe", "microsoft bits",
  "microsoft-cryptoapi", "npm", "pip", "prometheus", "transmission", "yarn", "git", "git-lfs", "go", "hey", "httpie",
  "insomnia", "k6", "lftp", "monit", "postman", "postmanruntime", "siege", "svn", "wget", "wget2",
  "wordpress", "wrk", "zabbix",
]);

/**
 * Names, in lower case, of site grabbers, address harvesters and crawlers of the 1990s and early
 * 2000s that no longer exist: copied lists of "bad bots" keep them among the most common names in
 * real files. From the same counts.
 */
export const obsoletePrograms: ReadonlySet<string> = new Set([
  "alexibot", "aqua_products", "asterias", "backdoorbot", "backweb", "batchftp", "black hole",
  "blackwidow", "blowfish", "bookmark search tool", "botalot", "builtbottough", "bullseye",
  "bunnyslippers", "cegbfeieh", "cheesebot", "cherrypicker", "cherrypickerelite", "cherrypickerse",
  "chinaclaw", "copernic", "copyrightcheck", "cosmos", "crescent", "custo", "disco", "dittospyder",
  "ecatch", "eirgrabber", "emailcollector", "emailsiphon", "emailwolf", "erocrawler",
  "express webpictures", "extractorpro", "eyenetie", "fairad client", "flaming attackbot",
  "flashget", "frontpage", "gaisbot", "getright", "getweb!", "go!zilla",
  "go-ahead-got-it", "grabnet", "grafula", "grub", "harvest", "hloader", "hmview",
  "humanlinks", "image stripper", "image sucker", "infonavirobot", "interget", "internet ninja",
  "iria", "jennybot", "jetbot", "jetcar", "joc web spider", "k2spider", "kenjin spider",
  "keyword density", "larbin", "leechftp", "leechget", "lexibot", "linkextractorpro", "linkscan",
  "lnspiderguy", "mass downloader", "mata hari", "microsoft url control",
  "midown tool", "miixpc", "mister pix", "moget", "msiecrawler", "navroad", "nearsite", "net vampire",
  "netants", "netspider", "netzip", "nicerspro", "npbot", "octopus", "offline navigator", "openbot",
  "openfind", "openfind data gatherer", "oracle ultra search", "pagegrabber", "papa foto", "pavuk",
  "pcbrowser", "perman", "propowerbot", "prowebwalker", "queryn metasearch", "radiation retriever",
  "realdownload", "reget", "repomonkey", "repomonkey bait & tackle", "rma", "scoutjet",
  "searchpreview", "sitesnagger", "smartdownload", "sootle", "sosospider", "spankbot", "spanner",
  "superbot", "superhttp", "surfbot", "suzuran", "szukacz", "takeout", "telesoft", "the intraformant",
  "thenomad", "tighttwatbot", "titan", "tocrawl/urldispatcher", "true_robot", "turingos", "twiceler",
  "url control", "url_spider_pro", "urly warning", "vci", "voideye", "web image collector",
  "web sucker", "webauto", "webbandit", "webcollage", "webcopier", "webenhancer", "webfetch",
  "webgo is", "webleacher", "webmasterworldforumbot", "webreaper", "websauger", "website extractor",
  "website quester", "webster pro", "webstripper", "webwhacker", "webzip", "widow", "www-collector-e",
  "wwwoffle", "xaldon webspider", "yahoo pipes", "youdaobot", "zao", "zealbot", "zeus", "zyborg",
]);
