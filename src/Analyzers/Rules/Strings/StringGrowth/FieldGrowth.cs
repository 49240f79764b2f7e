using System.Collections.Concurrent;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.StringGrowth;

/// <summary>
/// A text that an object keeps and that each call of a method makes longer: <c>_text += value; return this;</c>. Each call copies what all before it have
/// appended, as in a loop that is elsewhere.
/// </summary>
/// <remarks>
/// It is one where the type alone writes the text, and but for initial values does nothing else than append and empty it; where something else in the type,
/// or whoever sees the property, reads it; and where the methods that append need it only to ask for its length. A method that empties the text
/// starts anew, and one that reads it, or calls what does, needs the whole text each time.
/// </remarks>
internal sealed class FieldGrowth(AllocationContext allocations)
{
    // Each reader is looked for in each method that appends.
    private const int MostPairs = 1000;

    private readonly ConcurrentDictionary<ISymbol, Told> _reported = new(SymbolEqualityComparer.Default);

    /// <summary>Whether an append may be one to such a text, by its place and the accessibility of what it writes.</summary>
    public static bool MayBe(StringAppend append) =>
        !append.IsInFront && IsKeptAlone(append.Variable) && IsStatement(append.Assignment.Syntax)
        && MemberIndex.MemberOf(append.Assignment.Syntax) is MethodDeclarationSyntax method && !References.IsInNestedFunction(append.Assignment.Syntax, method);

    /// <summary>Whether the rule reports at an append, as far as heat decides.</summary>
    public bool IsReported(IOperation append, out PlaceHeat heat, CancellationToken cancellationToken) =>
        IsReported(append.Syntax, append.SemanticModel!, out heat, cancellationToken);

    /// <summary>The append at which the growth of a text is told: the first of the hottest. Null where the text does not grow so.</summary>
    public SyntaxNode? ReportedAppendTo(ISymbol variable, CancellationToken cancellationToken)
    {
        variable = variable.OriginalDefinition;
        if (!_reported.TryGetValue(variable, out var known))
            known = _reported.GetOrAdd(variable, new Told(Find(variable, cancellationToken)));
        return known.Append;
    }

    private bool IsReported(SyntaxNode place, SemanticModel model, out PlaceHeat heat, CancellationToken cancellationToken)
    {
        var isReported = allocations.IsReported(Descriptors.StringGrowth, Effort.MuchLongerForData, place, model, cancellationToken, out heat);
        heat = heat.WhereMoreIsNeeded;
        return isReported;
    }

    /// <summary>Whether only the type of a field or property can write it, and no thread or serialiser has a part in it.</summary>
    private static bool IsKeptAlone(ISymbol variable) => variable switch
    {
        IFieldSymbol { DeclaredAccessibility: Accessibility.Private, IsVolatile: false } => true,
        IPropertySymbol { SetMethod: { DeclaredAccessibility: Accessibility.Private, IsInitOnly: false } } property => AutoProperties.Contains(property),
        _ => false,
    } && variable.ContainingType.TypeKind == TypeKind.Class && ReflectedMembers.IsPlain(variable);

    /// <summary>Whether nothing takes the value of an assignment.</summary>
    private static bool IsStatement(SyntaxNode assignment) => assignment.Parent switch
    {
        ExpressionStatementSyntax => true,
        ArrowExpressionClauseSyntax { Parent: MethodDeclarationSyntax { ReturnType: PredefinedTypeSyntax result } } =>
            result.Keyword.IsKind(SyntaxKind.VoidKeyword),
        _ => false,
    };

    private SyntaxNode? Find(ISymbol variable, CancellationToken cancellationToken)
    {
        var writes = AssemblyUses.In(allocations.Compilation).WritesOf(variable, cancellationToken);
        if (writes.IsDefaultOrEmpty)
            return null;
        var appends = new List<StringAppend>();
        var emptied = new HashSet<SyntaxNode>();
        foreach (var write in writes)
        {
            if (write is ISymbolInitializerOperation || write.Parent is { Parent: IObjectOrCollectionInitializerOperation })
                continue;
            var member = MemberIndex.MemberOf(write.Syntax);
            if (write.Parent is not IAssignmentOperation assignment || assignment.Target != write || References.IsInNestedFunction(write.Syntax, member))
                return null;
            if (StringAppend.TryGet(assignment, out var append) && !append.IsInFront)
                appends.Add(append);
            else if (StringStep.ConstantText(assignment.Value) is "" || NullValue.Is(assignment.Value))
                emptied.Add(member);
            else if (member is not ConstructorDeclarationSyntax)
                return null;
        }

        return IsOnlyReadElsewhere(variable, appends, emptied, cancellationToken) ? Hottest(appends, cancellationToken) : null;
    }

    /// <summary>The first of the appends that are as hot as any; null where a loop that one is in tells of the same text.</summary>
    private SyntaxNode? Hottest(List<StringAppend> appends, CancellationToken cancellationToken)
    {
        var hottest = default(SyntaxNode);
        var most = default(PlaceHeat);
        foreach (var append in appends)
        {
            var place = append.Assignment.Syntax;
            if (!IsReported(place, allocations.ModelOf(place.SyntaxTree), out var heat, cancellationToken))
                continue;
            if (append.Variable is IFieldSymbol && GrowthLoops.Around(append, cancellationToken).Any())
                return null;
            if (MayBe(append) && (hottest is null || !most.SpeaksFor(heat)))
                (hottest, most) = (place, heat);
        }

        return hottest;
    }

    /// <summary>Whether the text is read, and by none of the members that append to it, nor by what they call.</summary>
    private bool IsOnlyReadElsewhere(ISymbol variable, List<StringAppend> appends, HashSet<SyntaxNode> emptied, CancellationToken cancellationToken)
    {
        var own = new HashSet<SyntaxNode>();
        var appending = new HashSet<SyntaxNode>();
        foreach (var append in appends)
        {
            own.Add(append.Target.Syntax);
            if (append.Self is { } self)
                own.Add(self.Syntax);
            if (MemberIndex.MemberOf(append.Assignment.Syntax) is var member and not ConstructorDeclarationSyntax)
                appending.Add(member);
        }

        if (appending.Overlaps(emptied))
            return false;
        var isRead = variable is IPropertySymbol { GetMethod.DeclaredAccessibility: not Accessibility.Private };
        var readers = new HashSet<string>(StringComparer.Ordinal);
        foreach (var token in AssemblyUses.In(allocations.Compilation).MentionsOf(variable.Name, cancellationToken))
        {
            if (token.Parent is not IdentifierNameSyntax name || !IsOf(variable.ContainingType, name) || own.Contains(References.Whole(name))
                || NameIndex.WriteOf(name) is not null || !IsMeant(variable, name, cancellationToken))
            {
                continue;
            }

            var isElsewhere = !appending.Contains(MemberIndex.MemberOf(name));
            if (isElsewhere || (!variable.IsStatic && IsOfAnother(name)))
            {
                isRead = true;
                if (isElsewhere && NameOf(MemberIndex.MemberOf(name)) is { } reader)
                    readers.Add(reader);
            }
            else if (!AsksForLength(References.Whole(name)))
            {
                return false;
            }
        }

        return isRead && readers.Count * appending.Count <= MostPairs && !Call(appending, readers);
    }

    private static bool Call(HashSet<SyntaxNode> members, HashSet<string> called)
    {
        foreach (var member in members)
        {
            foreach (var reader in called)
            {
                foreach (var name in MemberIndex.Names(reader, member))
                {
                    if (!IsOfAnother(name))
                        return true;
                }
            }
        }

        return false;
    }

    /// <summary>Whether a name is asked of another object than the one that runs, or of a type.</summary>
    private static bool IsOfAnother(IdentifierNameSyntax name) =>
        name.Parent is MemberAccessExpressionSyntax { Expression: not (ThisExpressionSyntax or BaseExpressionSyntax) } access && access.Name == name;

    /// <summary>The name by which other members ask for what a member reads; null where they cannot.</summary>
    private static string? NameOf(SyntaxNode member) => member switch
    {
        MethodDeclarationSyntax method => method.Identifier.ValueText,
        PropertyDeclarationSyntax property => property.Identifier.ValueText,
        _ => null,
    };

    /// <summary>Whether a name stands in a part of the outermost type around a type.</summary>
    private static bool IsOf(INamedTypeSymbol type, SyntaxNode name)
    {
        foreach (var part in OutermostType.Of(type).DeclaringSyntaxReferences)
        {
            if (part.SyntaxTree == name.SyntaxTree && part.Span.Contains(name.Span))
                return true;
        }

        return false;
    }

    private bool IsMeant(ISymbol variable, IdentifierNameSyntax name, CancellationToken cancellationToken) =>
        SymbolEqualityComparer.Default.Equals(
            allocations.ModelOf(name.SyntaxTree).GetSymbolInfo(name, cancellationToken).Symbol?.OriginalDefinition, variable);

    /// <summary>Whether only the length of a text is asked for, or whether it is empty, as a builder tells as well.</summary>
    private static bool AsksForLength(ExpressionSyntax text) => text.Parent switch
    {
        MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(string.Length) } => true,
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression or (int)SyntaxKind.NotEqualsExpression } test =>
            IsEmpty(test.Left == text ? test.Right : test.Left),
        IsPatternExpressionSyntax { Pattern: var pattern } =>
            (pattern is UnaryPatternSyntax not ? not.Pattern : pattern) is ConstantPatternSyntax { Expression: var constant } && IsEmpty(constant),
        ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax call } => CalledName.Of(call)?.Identifier.ValueText == nameof(string.IsNullOrEmpty),
        _ => false,
    };

    private static bool IsEmpty(ExpressionSyntax value) => value switch
    {
        LiteralExpressionSyntax { RawKind: (int)SyntaxKind.NullLiteralExpression } or LiteralExpressionSyntax { Token.Value: "" } => true,
        MemberAccessExpressionSyntax { Name.Identifier.ValueText: nameof(string.Empty) } => true,
        _ => false,
    };

    /// <summary>An append that is told; null where none is.</summary>
    private sealed record Told(SyntaxNode? Append);
}
