// fixes: ALLOC301, ALLOC302, ALLOC401
// Arguments of the framework's methods that are named in another order than that of the parameters.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;
static class Program
{
    static string Texts(string[] parts, string a, string b)
    {
        var builder = new StringBuilder();
        var text = "";
        foreach (var part in parts)
        {
            builder.Append(string.Concat(str1: a, str0: b)).Append(value: part + a).Append(repeatCount: 2, value: 'x');
            builder.Append(count: 1, startIndex: 0, value: part).Append(string.Format(arg0: a, format: "<{0}>"));
            builder.Append(string.Join(value: new[] { a, b }, separator: "-")).Append(part.Substring(length: 1, startIndex: 1));
            builder.Insert(value: a + b, index: 0).Append(part.Replace(newValue: "q", oldValue: "w")).Append(new string(count: 2, c: 'y'));
            builder.AppendFormat(args: new object[] { 1, part }, format: "{0}{1}").AppendFormat(arg1: a, arg0: b, format: "{0}{1}");
            text += string.Concat(str1: a, str0: part) + string.Concat(str2: "3", str0: "1", str1: part);
            text += string.Join(values: new List<string> { a, b }, separator: part) + string.Format(arg1: 2, format: "{1}{0}", arg0: part);
        }
        return builder + text;
    }
    static string Parsers(string text)
    {
        var n = int.Parse(provider: CultureInfo.InvariantCulture, s: text.Substring(length: 2, startIndex: 1));
        var ok = int.TryParse(result: out var m, s: text.Substring(startIndex: 1).Trim());
        var d = double.Parse(style: NumberStyles.Float, provider: CultureInfo.InvariantCulture, s: text.Substring(1, 2));
        var date = text.Split(count: 2, separator: '2')[0] + text.Split(options: StringSplitOptions.RemoveEmptyEntries, separator: '2').Length;
        foreach (var part in text.Split(options: StringSplitOptions.TrimEntries, separator: new[] { ',' })) date += part;
        return n + "" + ok + m + d + date + (text.Substring(1).IndexOf(startIndex: 1, value: '2'))
            + text.Substring(1).StartsWith(comparisonType: StringComparison.Ordinal, value: "1")
            + string.Compare(strB: text.Substring(1), strA: text)
            + string.Equals(b: text.Substring(1).ToUpperInvariant(), a: text, comparisonType: StringComparison.Ordinal)
            + text.Substring(1).IndexOf(comparisonType: StringComparison.Ordinal, value: "2")
            + string.CompareOrdinal(strB: text.Substring(1), strA: "0") + text.Remove(count: 1, startIndex: 0).Insert(value: "i", startIndex: 1).Length;
    }
    static readonly ConcurrentDictionary<string, string> Cache = new();
    static string Lookups(string key, int n)
    {
        var text = Cache.GetOrAdd(valueFactory: k => k + n, key: key) + Cache.GetOrAdd(value: new string(count: n, c: 'z'), key: key + "2");
        text += Cache.AddOrUpdate(updateValueFactory: (k, old) => old + n, addValueFactory: k => k + n + "!", key: key + "3");
        var table = new Dictionary<string, int>(comparer: StringComparer.OrdinalIgnoreCase, capacity: 2);
        table.Add(value: 1, key: "a");
        table.Add("b", 2);
        return text + (table.TryGetValue(value: out var v, key: key) ? v : -1);
    }
    static string Loops(string[] lines)
    {
        var n = 0;
        foreach (var line in lines)
        {
            var regex = new Regex(options: RegexOptions.IgnoreCase | RegexOptions.CultureInvariant, pattern: "[a-b]");
            n += regex.Matches(line).Count + new Regex(options: RegexOptions.CultureInvariant, pattern: "a").Replace(replacement: "", input: line).Length;
            n += Regex.Replace(pattern: "b", replacement: "a", input: line).Length;
        }
        return n + "";
    }
    static string Copies(byte[] data, List<int> list)
    {
        var copy = new byte[4];
        Buffer.BlockCopy(dstOffset: 1, dst: copy, srcOffset: 0, src: data, count: 2);
        Array.Copy(length: 1, sourceArray: data, destinationIndex: 3, destinationArray: copy, sourceIndex: 1);
        var part = new byte[2];
        Array.Copy(destinationArray: part, sourceArray: data, destinationIndex: 0, sourceIndex: 1, length: 2);
        var sum = 0;
        foreach (var x in part) sum += x;
        var text = Encoding.UTF8.GetString(count: 1, index: 1, bytes: data) + BitConverter.ToInt16(startIndex: 1, value: data)
            + Encoding.UTF8.GetString(data.Skip(count: 1).Take(count: 1).ToArray());
        using var stream = new MemoryStream();
        stream.Write(count: 1, offset: 1, buffer: data);
        return text + sum + copy[1] + copy[3] + stream.ToArray()[0] + list.GetRange(count: 1, index: 1).Count + Encoding.ASCII.GetBytes(s: "a"
            + list.Count).Length;
    }
    static void Main()
    {
        Console.WriteLine(Texts(["pw", "wq"], "a", "b"));
        foreach (var text in new[] { "1123", "x12,2 ", "012" }) Console.WriteLine(Try(() => Parsers(text)));
        Console.WriteLine(Lookups("A", 2) + Lookups("b", 3) + Lookups("A", 5) + Loops(["aB", "ba"]) + Copies([65, 66, 67], [1, 2]));
    }
    static string Try(Func<string> f) { try { return f(); } catch (Exception e) { return e.GetType().Name; } }
}
