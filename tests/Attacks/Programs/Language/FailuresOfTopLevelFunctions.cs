// fixes: ALLOC301
// Functions beside top-level statements fail with texts of variables that the statements and other functions write.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

var log = new List<string>();
var text = "";
foreach (var given in args.Concat(new[] { "1", " 2", "x", "", "ab " }))
{
    text = given;
    foreach (var run in new Func<int>[] { () => Parsed(given), Shared, () => Reset(given), () => Static(given, log) })
    {
        try
        {
            Console.Write(run() + " ");
        }
        catch (Exception e)
        {
            Console.Write(e.GetType().Name + e.Message.Length + " ");
        }
    }

    Console.WriteLine(string.Join("|", log));
    log.Clear();
}

int Parsed(string line)
{
    var part = line.Trim();
    if (int.TryParse(part, out var n))
        return n;
    log.Add(part);
    throw new ArgumentException(part);
}

int Shared()
{
    var part = text.Trim();
    text = "written";
    if (int.TryParse(part, out var n))
        return n;
    throw new ArgumentException(part + text);
}

int Reset(string line)
{
    text = line;
    var part = text.Substring(0, 1);
    Write();
    try
    {
        return int.Parse(part);
    }
    catch (FormatException)
    {
        Write();
        log.Add(part + text);
        return -1;
    }
}

void Write() => text += "w";

static int Static(string line, List<string> log)
{
    var part = line.Trim();
    if (part.Length > 1)
        log.Add(line);
    return int.TryParse(part, out var n) ? n : throw new ArgumentException(part);
}
