using System.Collections.Immutable;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// The fields and properties that only one outermost type and its nested types can see, and every use of them, so that a rule can judge a
/// member by all of its writes and reads. Members that other types can reach are never candidates: their uses cannot all be seen. Names are
/// looked for once for each type, and bound when the uses of a member are asked for: few types have candidates, and a host that was asked
/// to tell the operations of each type would pay for all of them.
/// </summary>
internal sealed class PrivateMembers
{
    private readonly HashSet<ISymbol> _members = new(SymbolEqualityComparer.Default);
    private readonly Memo<ISymbol, ImmutableArray<IOperation>> _uses = new(SymbolEqualityComparer.Default);
    private readonly INamedTypeSymbol _outermost;
    private readonly Func<SyntaxTree, SemanticModel> _modelOf;
    private Dictionary<string, List<SyntaxNode>>? _names;

    private PrivateMembers(INamedTypeSymbol outermost, Func<SyntaxTree, SemanticModel> modelOf)
    {
        _outermost = outermost;
        _modelOf = modelOf;
    }

    /// <summary>The members, in no order.</summary>
    public IReadOnlyCollection<ISymbol> All => _members;

    /// <summary>
    /// The members of an outermost type that <paramref name="isCandidate"/> accepts, or null. The test must be cheap: it runs
    /// for each field and property.
    /// </summary>
    public static PrivateMembers? Of(INamedTypeSymbol outermost, Func<ISymbol, bool> isCandidate, Func<SyntaxTree, SemanticModel> modelOf)
    {
        var members = default(PrivateMembers);
        AddCandidates(outermost);
        return members;

        void AddCandidates(INamedTypeSymbol type)
        {
            if (GeneratedTypes.IsGenerated(type))
                return;
            foreach (var member in type.GetMembers())
            {
                if (member is INamedTypeSymbol nested)
                    AddCandidates(nested);
                else if (member is IFieldSymbol { IsImplicitlyDeclared: false } or IPropertySymbol && IsPrivate(member) && isCandidate(member))
                    (members ??= new PrivateMembers(outermost, modelOf))._members.Add(member);
            }
        }
    }

    /// <summary>Whether only the outermost type that declares <paramref name="member"/> and its nested types can name it.</summary>
    public static bool IsPrivate(ISymbol member)
    {
        for (var symbol = member; symbol is { ContainingType: not null }; symbol = symbol.ContainingType)
        {
            if (symbol.DeclaredAccessibility == Accessibility.Private)
                return true;
        }

        return false;
    }

    /// <summary>Whether a part of a type, or of one in it, is generated: no rule is to judge by code that its author does not write.</summary>
    public static bool HasGeneratedPart(INamedTypeSymbol type)
    {
        if (type.DeclaringSyntaxReferences.Length > 1)
        {
            foreach (var part in type.DeclaringSyntaxReferences)
            {
                if (GeneratedTypes.IsGenerated(part.SyntaxTree))
                    return true;
            }
        }

        foreach (var nested in type.GetTypeMembers())
        {
            if (HasGeneratedPart(nested))
                return true;
        }

        return false;
    }

    /// <summary>
    /// All uses of a member, field or property references and initialisers, in order of position, but for those in generated files; default for
    /// a member that is not a candidate.
    /// </summary>
    public ImmutableArray<IOperation> UsesOf(ISymbol member, CancellationToken cancellationToken)
    {
        member = member.OriginalDefinition;
        if (!_members.Contains(member))
            return default;
        return _uses.TryGet(member, out var known) ? known : _uses.Keep(member, Bind(member, cancellationToken));
    }

    /// <summary>What may be a use, by the name that it is written with. Members of several nested types may have one name.</summary>
    private Dictionary<string, List<SyntaxNode>> FindNames(CancellationToken cancellationToken)
    {
        var byName = new Dictionary<string, List<SyntaxNode>>(StringComparer.Ordinal);
        foreach (var member in _members)
            byName[member.Name] = [];
        foreach (var part in _outermost.DeclaringSyntaxReferences)
        {
            if (GeneratedTypes.IsGenerated(part.SyntaxTree))
                continue;
            foreach (var node in part.GetSyntax(cancellationToken).DescendantNodes())
            {
                if (MemberUse.Of(node) is var (name, use) && byName.TryGetValue(name, out var uses))
                    uses.Add(use);
            }
        }

        return byName;
    }

    private ImmutableArray<IOperation> Bind(ISymbol member, CancellationToken cancellationToken)
    {
        var uses = new List<IOperation>();
        _names ??= FindNames(cancellationToken);
        var model = default(SemanticModel);
        foreach (var use in _names[member.Name])
        {
            if (model?.SyntaxTree != use.SyntaxTree)
                model = _modelOf(use.SyntaxTree);
            if (model.GetOperation(use, cancellationToken) is { } operation && MemberUse.IsOf(member, operation))
                uses.Add(operation);
        }

        return uses.OrderBy(static use => use.Syntax.SyntaxTree.FilePath, StringComparer.Ordinal).ThenBy(static use => use.Syntax.SpanStart).ToImmutableArray();
    }
}
