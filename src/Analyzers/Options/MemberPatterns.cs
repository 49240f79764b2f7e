using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Options;

/// <summary>
/// The members that an option names: documentation ids (<c>M:Ns.Type.Member(System.Int32)</c>, <c>T:Ns.Type</c>, <c>N:Ns</c>) and dotted
/// names such as <c>Type.Member</c> or <c>Ns.Type.*</c>, separated by <c>|</c> or by commas outside of parentheses. <c>*</c> stands for any
/// text. A semicolon separates too where a reader of configuration lets it through; in <c>.editorconfig</c> it starts a comment, as <c>#</c>
/// does, so that a constructor is written <c>.ctor</c>.
/// </summary>
internal sealed class MemberPatterns
{
    private const string Kinds = "MPFETN";

    private readonly string[] _patterns;

    private MemberPatterns(string[] patterns) => _patterns = patterns;

    /// <summary>No members.</summary>
    public static MemberPatterns None { get; } = new([]);

    public bool IsEmpty => _patterns.Length == 0;

    /// <summary>Reads a list; false where an entry is empty, has an unknown kind, or is not a dotted name.</summary>
    public static bool TryParse(string text, out MemberPatterns patterns)
    {
        var entries = new List<string>();
        var start = 0;
        var nesting = 0;
        patterns = None;
        for (var i = 0; i <= text.Length; i++)
        {
            var character = i == text.Length ? '|' : text[i];
            if (character is '(' or '{' or '[')
                nesting++;
            else if (character is ')' or '}' or ']')
                nesting--;
            if (character is not ('|' or ';') && (character != ',' || nesting != 0))
                continue;
            var entry = text.Substring(start, i - start).Trim();
            if (nesting != 0 || !IsValid(entry))
                return false;
            entries.Add(Normalize(entry));
            start = i + 1;
        }

        patterns = new MemberPatterns([.. entries]);
        return true;
    }

    /// <summary>How many characters the most exact pattern for a member, its types or its namespaces fixes; 0 where none names it.</summary>
    public int Exactness(ISymbol member)
    {
        var most = 0;
        foreach (var pattern in _patterns)
        {
            var exactness = pattern.Length - pattern.Count(static character => character == '*');
            if (exactness >= most && Matches(pattern, member))
                most = Math.Max(exactness, 1);
        }

        return most;
    }

    private static bool IsValid(string entry)
    {
        var isId = entry.Length > 1 && entry[1] == ':';
        var name = isId ? entry.Substring(2) : entry;
        if (name.Length == 0 || (isId && Kinds.IndexOf(entry[0]) < 0) || (!isId && name.IndexOf(':') >= 0) || name.Any(char.IsWhiteSpace) || name[0] == '.'
            || name[name.Length - 1] == '.')
        {
            return false;
        }

        return isId || name.IndexOf('.') > 0;
    }

    private static string Normalize(string text) => text.Replace('#', '.');

    private static bool Matches(string pattern, ISymbol member)
    {
        if (pattern.Length < 2 || pattern[1] != ':')
            return MatchesName(pattern, DottedName(member));
        for (ISymbol? symbol = member;
             symbol is not (null or INamespaceSymbol { IsGlobalNamespace: true } or IModuleSymbol or IAssemblySymbol);
             symbol = symbol.ContainingSymbol)
        {
            if (KindOf(symbol) == pattern[0] && symbol.OriginalDefinition.GetDocumentationCommentId() is { } id && Glob(pattern, 0, Normalize(id), 0))
                return true;
        }

        return false;
    }

    private static char KindOf(ISymbol symbol) => symbol.Kind switch
    {
        SymbolKind.Method => 'M',
        SymbolKind.Property => 'P',
        SymbolKind.Field => 'F',
        SymbolKind.Event => 'E',
        SymbolKind.NamedType => 'T',
        SymbolKind.Namespace => 'N',
        _ => ' ',
    };

    private static string DottedName(ISymbol member)
    {
        var name = Normalize(member.MetadataName);
        for (var container = member.ContainingSymbol;
             container is INamedTypeSymbol or INamespaceSymbol { IsGlobalNamespace: false };
             container = container.ContainingSymbol)
        {
            name = container.Name + "." + name;
        }

        return name;
    }

    /// <summary>Whether a pattern matches a dotted name or what follows one of its dots.</summary>
    private static bool MatchesName(string pattern, string name)
    {
        for (var start = 0; start >= 0; start = name.IndexOf('.', start) is var dot and >= 0 ? dot + 1 : -1)
        {
            if (Glob(pattern, 0, name, start))
                return true;
        }

        return false;
    }

    private static bool Glob(string pattern, int p, string text, int t)
    {
        var star = -1;
        var retry = 0;
        while (t < text.Length)
        {
            if (p < pattern.Length && pattern[p] == '*')
            {
                star = p++;
                retry = t;
            }
            else if (p < pattern.Length && pattern[p] == text[t])
            {
                p++;
                t++;
            }
            else if (star >= 0)
            {
                p = star + 1;
                t = ++retry;
            }
            else
            {
                return false;
            }
        }

        while (p < pattern.Length && pattern[p] == '*')
            p++;
        return p == pattern.Length;
    }
}
