// fixes: ALLOC104, ALLOC301, ALLOC302, ALLOC303, ALLOC305, ALLOC505
// Loops of iterators and asynchronous methods, before which no span can be declared that they use in each iteration.
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;

static class Program
{
    static async Task Main()
    {
        var texts = new[] { "1,234.5", "7", "", "99,9" };
        Console.WriteLine(string.Join(" ", Numbers(texts)));
        Console.WriteLine(string.Join(" ", Codes(texts)));
        Console.WriteLine(await SumAsync(texts));
        Console.WriteLine(await BytesAsync(texts));
        await foreach (var x in Lengths(texts)) Console.Write(x + ";");
        Console.WriteLine(string.Join(" ", Keys(texts)));
        Console.WriteLine(string.Join(" ", Joined(texts)));
        Console.WriteLine(await Whole(texts));
    }

    static IEnumerable<double> Numbers(string[] texts)
    {
        foreach (var text in texts)
        {
            if (text.Length == 0)
                continue;
            yield return double.Parse(text.Replace(",", ""));
        }
    }

    static IEnumerable<string> Codes(string[] texts)
    {
        for (var i = 0; i < texts.Length; i++)
        {
            var bytes = new byte[8];
            bytes[0] = (byte)i;
            bytes[1] += (byte)texts[i].Length;
            yield return bytes[0] + "-" + bytes[1] + bytes[2];
            var others = new char[4];
            others[1] = 'x';
            var t = new string(others);
            yield return t.Replace('\0', '.');
        }
    }

    static async Task<double> SumAsync(string[] texts)
    {
        var sum = 0d;
        foreach (var text in texts)
        {
            if (text.Length > 0)
                sum += double.Parse(text.Replace(",", "").Replace(".", ""));
            await Task.Yield();
            var part = text.Replace(',', ';');
            if (part.Trim() == "7")
                sum += await Task.FromResult(double.Parse(text.Trim()));
        }
        return sum;
    }

    static async Task<int> BytesAsync(string[] texts)
    {
        var n = 0;
        var stream = new MemoryStream();
        foreach (var text in texts)
        {
            stream.Write(Encoding.UTF8.GetBytes(text));
            await stream.FlushAsync();
            var bytes = Encoding.UTF8.GetBytes(text);
            n += bytes.Length > 0 ? bytes[0] : 0;
            await Task.Yield();
            n += SHA256.HashData(Encoding.UTF8.GetBytes(text))[0];
            stream.Write(BitConverter.GetBytes(n), 0, 4);
            var size = new byte[4];
            BitConverter.TryWriteBytes(size, n);
            n += size[3] + size[0];
        }
        return n + (int)stream.Length;
    }

    static async IAsyncEnumerable<int> Lengths(string[] texts)
    {
        foreach (var text in texts)
        {
            var builder = new StringBuilder();
            builder.Append(text).Append('-').Append(text.Length);
            yield return builder.ToString().Length;
            await Task.Yield();
            var s = "";
            foreach (var c in text)
                s += c;
            yield return s.Length;
            yield return text.Split(',').Length;
            foreach (var part in text.Split(','))
            {
                yield return part.Length;
                await Task.Yield();
            }
        }
    }

    static IEnumerable<string> Keys(string[] texts)
    {
        for (var r = 0; r < 2; r++)
            for (var i = 0; i < 3; i++)
                yield return texts[i] + string.Join("|", new[] { 1, 2, r }.Select(x => x + i).ToArray());
    }

    static IEnumerable<string> Joined(string[] texts)
    {
        foreach (var text in texts)
        {
            var part = text.Substring(text.Length / 2);
            yield return part + "!";
            if (int.TryParse(part, out var n))
                yield return "n" + n;
            var trimmed = text.Trim();
            yield return trimmed.StartsWith("1") ? "one" : "other";
            yield return string.Concat(trimmed, part, text.Trim('9'));
        }
    }

    static async Task<string> Whole(string[] texts)
    {
        var t = "";
        foreach (var text in texts)
        {
            t += await Task.FromResult(text);
            using (var reader = new StringReader(text.Trim()))
                t += await reader.ReadToEndAsync();
            t += text.Contains(',') && text.Split(',') is [var a, ..] ? a : "";
            lock (texts) { t += text.Replace("9", "") == "," ? "nine" : "none"; }
        }
        return t;
    }
}
