using System.Globalization;
using System.Text;
using Allocations.Analyzers.Rules.Collections.SmallTable;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Collections.SmallTable;

/// <summary>The names of the methods that take the place of a table, made of its own and free in its type.</summary>
internal sealed class MethodNames
{
    private readonly FixRequest _request;
    private readonly ConstantTable _table;

    public MethodNames(FixRequest request, ConstantTable table)
    {
        (_request, _table) = (request, table);
        var word = BareName.Of(table.Field.Name);
        word = word.Length == 0 ? "Table" : char.ToUpperInvariant(word[0]) + word.Substring(1);
        Contains = Free("IsIn" + word);
        TryFind = Free("TryFindIn" + word);
        Element = Free("FindIn" + word);
        Key = Unmentioned("key");
        Value = Unmentioned("value");
    }

    /// <summary>The key that is looked for.</summary>
    public string Key { get; }

    /// <summary>The value that is found.</summary>
    public string Value { get; }

    /// <summary>Tells whether there is a key.</summary>
    public string Contains { get; }

    /// <summary>Gives the value of a key, or tells that there is none.</summary>
    public string TryFind { get; }

    /// <summary>Gives the value of a key, and fails where there is none.</summary>
    public string Element { get; }

    private string Free(string name)
    {
        var candidate = name;
        for (var i = 2; IsTaken(candidate); i++)
            candidate = name + i.ToString(CultureInfo.InvariantCulture);
        return candidate;
    }

    /// <summary>A name for a parameter that no key and no value of the table means.</summary>
    private string Unmentioned(string name)
    {
        var candidate = name;
        for (var i = 2; _table.Entries.Any(entry => Mentions(entry.Key, candidate) || (entry.Value is { } value && Mentions(value, candidate))); i++)
            candidate = name + i.ToString(CultureInfo.InvariantCulture);
        return candidate;
    }

    private static bool Mentions(IOperation value, string name) =>
        value.Syntax.DescendantTokens().Any(token => token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText == name);

    private bool IsTaken(string name)
    {
        foreach (var lookup in _table.Lookups)
        {
            if (lookup.SemanticModel!.LookupSymbols(lookup.Syntax.SpanStart, name: name).Any())
                return true;
        }

        return _request.Model.LookupSymbols(_table.Declarator.SpanStart, name: name).Any();
    }
}

/// <summary>Writes the methods.</summary>
internal sealed class TableMethods(ConstantTable table, FieldDeclarationSyntax declaration, MethodNames names, FixRequest request)
{
    private string KeyType => NameOf(table.KeyType);

    private string ValueType => NameOf(table.Type.TypeArguments[1]);

    /// <summary>A pattern of all keys.</summary>
    public string Contains() =>
        "private static bool " + names.Contains + "(" + KeyType + " " + names.Key + ") => " + names.Key + " is "
        + string.Join(" or ", table.Entries.Select(static entry => entry.Key.Syntax.ToString())) + ";";

    /// <summary>A switch with a case for each key.</summary>
    public string TryFind()
    {
        var text = new StringBuilder();
        text.Append("private static bool ").Append(names.TryFind).Append('(').Append(KeyType).Append(' ').Append(names.Key).Append(", out ")
            .Append(ValueType).Append(' ').Append(names.Value).Append(")\n{\n    switch (").Append(names.Key).Append(")\n    {\n");
        foreach (var (key, value) in table.Entries)
        {
            text.Append("        case ").Append(key.Syntax).Append(":\n            ").Append(names.Value).Append(" = ").Append(value!.Syntax)
                .Append(";\n            return true;\n");
        }

        return text.Append("        default:\n            ").Append(names.Value).Append(" = default").Append(MayLackValue ? "!" : "")
            .Append(";\n            return false;\n    }\n}").ToString();
    }

    /// <summary>A switch expression that fails like the indexer.</summary>
    public string Element(bool hasTryFind)
    {
        const string Failure = "throw new System.Collections.Generic.KeyNotFoundException()";
        var head = "private static " + ValueType + " " + names.Element + "(" + KeyType + " " + names.Key + ") => ";
        if (hasTryFind)
            return head + names.TryFind + "(" + names.Key + ", out var " + names.Value + ") ? " + names.Value + " : " + Failure + ";";
        var text = new StringBuilder(head).Append(names.Key).Append(" switch\n{\n");
        var hasOneType = HasOneType();
        foreach (var (key, value) in table.Entries)
            text.Append("    ").Append(key.Syntax).Append(" => ").Append(Arm(value!, hasOneType)).Append(",\n");
        return text.Append("    _ => ").Append(Failure).Append(",\n};").ToString();
    }

    /// <summary>A value as an arm: those of several types would all be converted to one of these first.</summary>
    private string Arm(IOperation value, bool hasOneType) =>
        hasOneType ? value.Syntax.ToString()
            : "(" + ValueType + ")" + (value.Syntax is LiteralExpressionSyntax ? value.Syntax.ToString() : "(" + value.Syntax + ")");

    private bool HasOneType() =>
        table.Entries.Select(entry => TypeOf(entry.Value!)).Where(static type => type is not null).Distinct(SymbolEqualityComparer.Default).Count() <= 1;

    private ITypeSymbol? TypeOf(IOperation value) => request.Model.GetTypeInfo(value.Syntax).Type;

    // A caller that was told that there is no value does not look at it.
    private bool MayLackValue =>
        !table.Type.TypeArguments[1].IsValueType && request.Model.GetNullableContext(declaration.SpanStart).AnnotationsEnabled();

    private string NameOf(ITypeSymbol type) => type.ToMinimalDisplayString(request.Model, declaration.SpanStart);
}
