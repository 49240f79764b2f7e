using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Time.WallClockDeadline;

/// <summary>
/// All uses of the private members of one outermost type, in every file of it: the counterpart of the analyzer's
/// <see cref="PrivateMembers"/> in a solution.
/// </summary>
internal sealed class PrivateMemberUses
{
    private readonly Dictionary<ISymbol, List<IOperation>> _uses = new(SymbolEqualityComparer.Default);

    private PrivateMemberUses()
    {
    }

    /// <summary>All uses of a member in order of position; default for a member that is not a candidate or has a use that is not understood.</summary>
    public ImmutableArray<IOperation> UsesOf(ISymbol member) =>
        _uses.TryGetValue(member.OriginalDefinition, out var uses) ? uses.ToImmutableArray() : default;

    /// <summary>The uses of all members that <paramref name="isCandidate"/> accepts; null where a part of the type is in no document.</summary>
    public static async Task<PrivateMemberUses?> CollectAsync(
        Solution solution, INamedTypeSymbol type, Func<ISymbol, bool> isCandidate, CancellationToken cancellationToken)
    {
        type = OutermostType.Of(type);
        var found = new PrivateMemberUses();
        found.AddCandidates(type, isCandidate);
        var names = new HashSet<string>(found._uses.Keys.Select(static member => member.Name), StringComparer.Ordinal);
        foreach (var part in type.DeclaringSyntaxReferences)
        {
            if (solution.GetDocument(part.SyntaxTree) is not { } document
                || await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false) is not { } model)
            {
                return null;
            }

            foreach (var token in (await part.GetSyntaxAsync(cancellationToken).ConfigureAwait(false)).DescendantTokens())
            {
                if (token.IsKind(SyntaxKind.IdentifierToken) && names.Contains(token.ValueText))
                    found.Add(token.Parent!, model, cancellationToken);
            }
        }

        return found;
    }

    private void AddCandidates(INamedTypeSymbol type, Func<ISymbol, bool> isCandidate)
    {
        foreach (var member in type.GetMembers())
        {
            if (member is INamedTypeSymbol nested)
                AddCandidates(nested, isCandidate);
            else if (isCandidate(member) && PrivateMembers.IsPrivate(member))
                _uses.Add(member, []);
        }
    }

    private void Add(SyntaxNode name, SemanticModel model, CancellationToken cancellationToken)
    {
        var symbol = name is VariableDeclaratorSyntax or PropertyDeclarationSyntax
            ? model.GetDeclaredSymbol(name, cancellationToken)
            : model.GetSymbolInfo(name, cancellationToken).Symbol;
        if (symbol is null || !_uses.TryGetValue(symbol.OriginalDefinition, out var uses))
            return;
        if (MemberUse.Of(name) is not { Syntax: var use })
            return;
        if (model.GetOperation(use, cancellationToken) is { } operation
            and (IMemberReferenceOperation or IFieldInitializerOperation or IPropertyInitializerOperation))
        {
            uses.Add(operation);
        }
        else
        {
            _uses.Remove(symbol.OriginalDefinition);
        }
    }
}
