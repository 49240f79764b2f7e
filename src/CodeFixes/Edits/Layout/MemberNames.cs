using System.Text;
using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.CodeFixes.Edits.Layout;

/// <summary>
/// Names the private members that fixes add: by the naming rules of the file's options, or else as the members of the same kind beside them are
/// named. What an option means is described in the documentation of the .NET code style (IDE1006).
/// </summary>
internal static class MemberNames
{
    private const string Rules = "dotnet_naming_rule.";

    /// <summary>The name of a <c>private static readonly</c> field for words in Pascal case.</summary>
    public static string OfStaticField(string words, TypeDeclarationSyntax type, FixRequest request) =>
        Ruled(words, "field", ["private", "static", "readonly"], request) ?? Like(words, type, isStatic: true) ?? words;

    /// <summary>The name of a private field of an object for words in Pascal case.</summary>
    public static string OfField(string words, TypeDeclarationSyntax type, FixRequest request) =>
        Ruled(words, "field", ["private"], request) ?? Like(words, type, isStatic: false) ?? "_" + Camel(words);

    /// <summary>The name of a private static method for words in Pascal case.</summary>
    public static string OfMethod(string words, FixRequest request) => Ruled(words, "method", ["private", "static"], request) ?? words;

    /// <summary>The name that the most exact rule of the options for such a member gives it; null where none is for it.</summary>
    private static string? Ruled(string words, string kind, string[] modifiers, FixRequest request)
    {
        var options = request.Document.Project.AnalyzerOptions.AnalyzerConfigOptionsProvider.GetOptions(request.Root.SyntaxTree);
        var best = default(string);
        var exactness = -1;
        foreach (var key in OptionReader.KeysOf(options))
        {
            if (!key.StartsWith(Rules, StringComparison.OrdinalIgnoreCase) || !key.EndsWith(".style", StringComparison.OrdinalIgnoreCase))
                continue;
            var rule = key.Substring(0, key.Length - ".style".Length);
            if (Value(options, rule + ".severity") is "none" || Value(options, rule + ".symbols") is not { } symbols)
                continue;
            symbols = "dotnet_naming_symbols." + symbols;
            var required = List(Value(options, symbols + ".required_modifiers") ?? "");
            if (!Allows(options, symbols + ".applicable_kinds", kind) || !Allows(options, symbols + ".applicable_accessibilities", "private")
                || required.Any(modifier => !modifiers.Contains(modifier)))
            {
                continue;
            }

            var exact = required.Length * 2 + (Value(options, symbols + ".applicable_kinds") is { } kinds && List(kinds).Length == 1 ? 1 : 0);
            if (exact > exactness || (exact == exactness && string.CompareOrdinal(key, best) < 0))
                (best, exactness) = (key, exact);
        }

        return best is null ? null : Styled(words, "dotnet_naming_style." + Value(options, best), options);
    }

    private static string? Styled(string words, string style, AnalyzerConfigOptions options)
    {
        var parts = Parts(words);
        var separator = Value(options, style + ".word_separator") ?? "";
        var name = Value(options, style + ".capitalization") switch
        {
            "camel_case" => string.Join(separator, parts.Select(static (part, i) => i == 0 ? part.ToLowerInvariant() : part)),
            "first_word_upper" => string.Join(separator, parts.Select(static (part, i) => i == 0 ? part : part.ToLowerInvariant())),
            "all_upper" => string.Join(separator, parts.Select(static part => part.ToUpperInvariant())),
            "all_lower" => string.Join(separator, parts.Select(static part => part.ToLowerInvariant())),
            _ => string.Join(separator, parts),
        };
        name = Value(options, style + ".required_prefix") + name + Value(options, style + ".required_suffix");
        return SyntaxFacts.IsValidIdentifier(name) && SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None ? name : null;
    }

    private static bool IsPrivateVariable(SyntaxTokenList modifiers) =>
        !modifiers.Any(SyntaxKind.ConstKeyword) && !modifiers.Any(SyntaxKind.PublicKeyword)
        && !modifiers.Any(SyntaxKind.InternalKeyword) && !modifiers.Any(SyntaxKind.ProtectedKeyword);

    /// <summary>The words written as the first private field of the same kind in the type writes its own, or null.</summary>
    private static string? Like(string words, TypeDeclarationSyntax type, bool isStatic)
    {
        foreach (var field in type.Members.OfType<FieldDeclarationSyntax>())
        {
            if (field.Modifiers.Any(SyntaxKind.StaticKeyword) != isStatic || !IsPrivateVariable(field.Modifiers))
                continue;
            var model = field.Declaration.Variables[0].Identifier.ValueText;
            var prefix = model.Length > 2 && model[1] == '_' && model[0] is 's' or 'm' or 't' ? model.Substring(0, 2)
                : model.Length > 1 && model[0] == '_' ? "_"
                : "";
            var rest = model.Substring(prefix.Length);
            if (rest.Length == 0)
                continue;
            if (rest.Length > 1 && rest.All(static c => !char.IsLower(c)) && rest.Any(char.IsLetter))
                return prefix + string.Join("_", Parts(words).Select(static part => part.ToUpperInvariant()));
            var name = prefix + (char.IsLower(rest[0]) ? Camel(words) : words);
            return SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None ? name : null;
        }

        return null;
    }

    private static string Camel(string words) => char.ToLowerInvariant(words[0]) + words.Substring(1);

    private static List<string> Parts(string words)
    {
        var parts = new List<string>();
        var part = new StringBuilder();
        for (var i = 0; i < words.Length; i++)
        {
            var c = words[i];
            if (char.IsUpper(c) && part.Length > 0 && (!char.IsUpper(words[i - 1]) || (i + 1 < words.Length && char.IsLower(words[i + 1]))))
            {
                parts.Add(part.ToString());
                part.Clear();
            }

            part.Append(c);
        }

        parts.Add(part.ToString());
        return parts;
    }

    private static bool Allows(AnalyzerConfigOptions options, string key, string value) =>
        Value(options, key) is not { } allowed || List(allowed) is var list && (list.Contains("*") || list.Contains(value));

    private static string? Value(AnalyzerConfigOptions options, string key) => options.TryGetValue(key, out var value) ? value.Trim() : null;

    private static string[] List(string value) => [.. value.Split(',').Select(static item => item.Trim()).Where(static item => item.Length > 0)];
}
