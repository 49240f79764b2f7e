using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Design.BenchmarkOverhead;

/// <summary>
/// The texts in the keys that a class stores in its private collections. A collection that anything else may fill, or whose keys are not made of
/// constants and counters in sight, may have any key.
/// </summary>
internal sealed class StoredTexts
{
    private readonly Dictionary<string, List<string>?> _texts = new(StringComparer.Ordinal);

    /// <summary>Whether a collection may have a key with a text.</summary>
    public bool MayHave(IFieldSymbol collection, string text)
    {
        if (!_texts.TryGetValue(collection.Name, out var stored) || stored is null || LongestWord(text) is not { Length: > 0 } word)
            return true;
        foreach (var other in stored)
        {
            // Keys may be put together of several texts.
            if (other.IndexOf(word, StringComparison.OrdinalIgnoreCase) >= 0 || word.IndexOf(other, StringComparison.OrdinalIgnoreCase) >= 0)
                return true;
        }

        return false;
    }

    /// <summary>Reads the members of a class. Where it has types within it, these may fill its collections.</summary>
    public static StoredTexts Read(INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        var stored = new StoredTexts();
        if (!type.GetTypeMembers().IsEmpty)
            return stored;
        foreach (var member in type.GetMembers())
        {
            if (member is IFieldSymbol { DeclaredAccessibility: Accessibility.Private, IsImplicitlyDeclared: false })
                stored._texts[member.Name] = [];
        }

        foreach (var member in type.GetMembers())
        {
            foreach (var declared in member.DeclaringSyntaxReferences)
                stored.Read(declared.GetSyntax(cancellationToken));
        }

        return stored;
    }

    /// <summary>The name of what belongs to the object itself; null for any other expression.</summary>
    public static string? NameOf(ExpressionSyntax expression) => expression switch
    {
        IdentifierNameSyntax name => name.Identifier.ValueText,
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax, Name: IdentifierNameSyntax name } => name.Identifier.ValueText,
        _ => null,
    };

    private void Read(SyntaxNode declaration)
    {
        if (declaration is VariableDeclaratorSyntax { Initializer.Value: var value } field)
            ReadCreation(field.Identifier.ValueText, value);
        foreach (var node in declaration.DescendantNodes())
        {
            if (node is IdentifierNameSyntax name && _texts.TryGetValue(name.Identifier.ValueText, out var texts) && texts is not null)
                ReadUse(name.Identifier.ValueText, name.Parent is MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } own ? own : name);
        }
    }

    private void ReadUse(string collection, ExpressionSyntax use)
    {
        switch (use.Parent)
        {
            case MemberAccessExpressionSyntax { Parent: InvocationExpressionSyntax call, Name.Identifier.ValueText: var called } access
                when access.Expression == use:
                if (called is "Add" or "TryAdd" or "Set" && call.ArgumentList.Arguments is { Count: > 0 } arguments)
                    Store(collection, arguments[0].Expression);
                else if (called is not ("TryGetValue" or "TryGet" or "ContainsKey" or "Get" or "Remove" or "Clear" or "Dispose"))
                    _texts[collection] = null;
                break;
            case MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Count" } access when access.Expression == use:
                break;
            case ElementAccessExpressionSyntax { ArgumentList.Arguments: { Count: 1 } keys } access when access.Expression == use:
                if (access.Parent is AssignmentExpressionSyntax write && write.Left == access)
                    Store(collection, keys[0].Expression);
                break;
            case AssignmentExpressionSyntax { Right: var value } assignment when assignment.Left == use:
                ReadCreation(collection, value);
                break;
            default:
                _texts[collection] = null;
                break;
        }
    }

    private void ReadCreation(string collection, ExpressionSyntax value)
    {
        if (value is not BaseObjectCreationExpressionSyntax creation)
        {
            _texts[collection] = null;
            return;
        }

        foreach (var argument in creation.ArgumentList?.Arguments ?? default)
        {
            if (argument.Expression is not (LiteralExpressionSyntax or MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax
                { Identifier.ValueText: nameof(StringComparer) } } or ObjectCreationExpressionSyntax { Initializer: null, ArgumentList.Arguments.Count: 0 }))
            {
                _texts[collection] = null;
                return;
            }
        }

        foreach (var entry in creation.Initializer?.Expressions ?? default)
        {
            switch (entry)
            {
                case AssignmentExpressionSyntax { Left: ImplicitElementAccessSyntax { ArgumentList.Arguments: { Count: 1 } keys } }:
                    Store(collection, keys[0].Expression);
                    break;
                case InitializerExpressionSyntax { Expressions: { Count: > 0 } parts }:
                    Store(collection, parts[0]);
                    break;
                default:
                    _texts[collection] = null;
                    return;
            }
        }
    }

    private void Store(string collection, ExpressionSyntax key)
    {
        if (!_texts.TryGetValue(collection, out var texts) || texts is null)
            return;
        foreach (var node in key.DescendantNodesAndSelf())
        {
            switch (node)
            {
                case LiteralExpressionSyntax literal:
                    if (literal.IsKind(SyntaxKind.StringLiteralExpression))
                        texts.Add(literal.Token.ValueText);
                    break;
                case InterpolatedStringTextSyntax part:
                    texts.Add(part.TextToken.ValueText);
                    break;
                case IdentifierNameSyntax name when IsCounter(name) || name.Identifier.ValueText == nameof(ToString):
                case InvocationExpressionSyntax { ArgumentList.Arguments.Count: 0 } or ArgumentListSyntax or MemberAccessExpressionSyntax:
                case BinaryExpressionSyntax or ParenthesizedExpressionSyntax or InterpolatedStringExpressionSyntax or InterpolationSyntax:
                    break;
                default:
                    _texts[collection] = null;
                    return;
            }
        }
    }

    /// <summary>Whether a name is the variable of a <c>for</c> around it that counts from a constant.</summary>
    private static bool IsCounter(IdentifierNameSyntax name)
    {
        for (SyntaxNode? node = name; node is not (null or MemberDeclarationSyntax); node = node.Parent)
        {
            if (node is not ForStatementSyntax { Declaration: { Type: PredefinedTypeSyntax or IdentifierNameSyntax { IsVar: true } } declaration })
                continue;
            foreach (var variable in declaration.Variables)
            {
                if (variable.Identifier.ValueText == name.Identifier.ValueText)
                    return variable.Initializer?.Value is LiteralExpressionSyntax literal && literal.IsKind(SyntaxKind.NumericLiteralExpression);
            }
        }

        return false;
    }

    /// <summary>The longest part of a text without digits, which numbers do not give.</summary>
    private static string LongestWord(string text)
    {
        var (longest, length) = (0, 0);
        for (var start = 0; start < text.Length; start++)
        {
            var end = start;
            while (end < text.Length && !char.IsDigit(text[end]) && text[end] is not ('-' or '.' or ','))
                end++;
            if (end - start > length)
                (longest, length) = (start, end - start);
            start = end;
        }

        return text.Substring(longest, length);
    }
}
