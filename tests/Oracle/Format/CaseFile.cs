using System.Collections.Immutable;
using Microsoft.CodeAnalysis.Testing;

namespace Allocations.Oracle.Format;

/// <summary>Reads cases from files.</summary>
internal static class CaseFile
{
    /// <summary>What every case may use without saying so; it is put on the first line, before the header, so that line numbers stay.</summary>
    private const string Usings =
        "using System; using System.Collections.Generic; using System.IO; using System.Linq; using System.Runtime.CompilerServices; using System.Text; "
            + "using System.Threading; using System.Threading.Tasks; ";

    /// <summary>Every case below a folder whose name holds a text, ordered by name.</summary>
    /// <exception cref="FormatException">Some cannot be read; the message has a line for each.</exception>
    public static ImmutableArray<OracleCase> ReadAll(string folder, string filter = "")
    {
        var cases = ImmutableArray.CreateBuilder<OracleCase>();
        var problems = new List<string>();
        foreach (var path in Directory.EnumerateFiles(folder, "*.cs", SearchOption.AllDirectories).Order(StringComparer.Ordinal))
        {
            var name = Path.ChangeExtension(Path.GetRelativePath(folder, path), null).Replace('\\', '/');
            if (!name.Contains(filter, StringComparison.OrdinalIgnoreCase))
                continue;
            try
            {
                cases.Add(Read(name, File.ReadAllText(path)));
            }
            catch (FormatException wrong)
            {
                problems.Add(wrong.Message);
            }
        }

        return problems.Count == 0 ? cases.ToImmutable() : throw new FormatException(string.Join('\n', problems));
    }

    /// <summary>One case.</summary>
    /// <exception cref="FormatException">The header or the markup cannot be read; the message names the case.</exception>
    public static OracleCase Read(string name, string text)
    {
        try
        {
            if (!name.Contains('/', StringComparison.Ordinal))
                throw new FormatException("a case belongs into a folder of 'Cases'.");
            var header = CaseHeader.Parse(text);
            TestFileMarkupParser.GetSpans("namespace " + OracleCase.NamespaceOf(name) + " { " + Usings + text + "\n}\n", true, out var code, out var spans);
            var flagged = spans
                .SelectMany(pair => pair.Value.Select(span => new FlaggedSpan(RuleOf(pair.Key, header), span)))
                .OrderBy(static flag => flag.Span.Start).ThenBy(static flag => flag.Rule, StringComparer.Ordinal)
                .ToImmutableArray();
            if (header.Rules.FirstOrDefault(rule => flagged.All(flag => flag.Rule != rule)) is { } unused)
                throw new FormatException($"no markup expects {unused}.");
            return new OracleCase(name, header, code, flagged);
        }
        catch (Exception wrong) when (wrong is FormatException or ArgumentException)
        {
            throw new FormatException(name + ": " + wrong.Message, wrong);
        }
    }

    private static string RuleOf(string name, CaseHeader header)
    {
        if (name.Length == 0)
            return header.Rules is [var only] ? only : throw new FormatException("markup without an id needs exactly one rule in the header.");
        return header.Rules.Contains(name) ? name : throw new FormatException($"markup expects {name}, which the header does not name.");
    }
}
