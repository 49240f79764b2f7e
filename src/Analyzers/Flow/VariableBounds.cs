using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>Determines how large a local, parameter, field, property or length can be, by every value that it is given.</summary>
internal sealed class VariableBounds(UpperBounds bounds)
{
    private const int LongestNumberText = 40;

    private static readonly ConditionalWeakTable<SyntaxNode, ListsByName<SimpleNameSyntax>> NamesOfParts = new();
    private static readonly ModelCache<ISymbol, StrongBox<long?>> Known = new(SymbolEqualityComparer.Default);
    private static readonly ModelCache<ISymbol, StrongBox<long?>> KnownLengths = new(SymbolEqualityComparer.Default);

    public long? Of(ExpressionSyntax expression)
    {
        if (expression is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length" or "Count" } length
            && OfLength(UpperBounds.Bare(length.Expression)) is { } known)
        {
            return known;
        }

        var symbol = bounds.Model.GetSymbolInfo(expression, bounds.CancellationToken).Symbol?.OriginalDefinition;
        if (symbol is null || !bounds.InProgress.Add(symbol))
            return null;
        try
        {
            return symbol switch
            {
                ILocalSymbol local => UpperBounds.Least(OfLocal(local), SingleValue(local) is { } value ? bounds.GuardedAt(value, expression) : null),
                IFieldSymbol or IPropertySymbol => OfGiven(symbol, ofLength: false) ?? OfConstructed(symbol, expression),
                IParameterSymbol => OfGiven(symbol, ofLength: false),
                _ => null,
            };
        }
        finally
        {
            bounds.InProgress.Remove(symbol);
        }
    }

    private long? OfConstructed(ISymbol member, ExpressionSyntax expression) =>
        expression is MemberAccessExpressionSyntax { Expression: var owner }
            ? new ConstructedValues(bounds).Of(member, bounds.Model.GetTypeInfo(owner, bounds.CancellationToken).Type)
            : null;

    /// <summary>What all values of a variable tell is the same wherever it is asked, unless another variable's question has led to it.</summary>
    private long? Kept(ISymbol variable, bool ofLength, Func<VariableBounds, ISymbol, long?> find) => bounds.InProgress.Count > 1
        ? find(this, variable)
        : (ofLength ? KnownLengths : Known).Get(
            bounds.Model, variable, (Bounds: this, Find: find), static (variable, asked) => new StrongBox<long?>(asked.Find(asked.Bounds, variable))).Value;

    /// <summary>The largest length of a string, array or span expression.</summary>
    public long? OfLength(ExpressionSyntax source)
    {
        if (bounds.Model.GetConstantValue(source, bounds.CancellationToken) is { HasValue: true, Value: string text })
            return text.Length;
        switch (source)
        {
            case LiteralExpressionSyntax literal when literal.Token.Value is string bytes:
                return bytes.Length * 4L;
            case ArrayCreationExpressionSyntax { Initializer: { } initializer }:
                return initializer.Expressions.Count;
            case ArrayCreationExpressionSyntax { Type.RankSpecifiers: { Count: > 0 } ranks } when ranks[0].Sizes.Count == 1:
                return bounds.Of(ranks[0].Sizes[0]);
            case StackAllocArrayCreationExpressionSyntax { Type: ArrayTypeSyntax { RankSpecifiers: { Count: > 0 } ranks } } when ranks[0].Sizes.Count == 1:
                return bounds.Of(ranks[0].Sizes[0]);
            case InitializerExpressionSyntax { RawKind: (int)SyntaxKind.ArrayInitializerExpression } items:
                return items.Expressions.Count;
            case ImplicitArrayCreationExpressionSyntax array:
                return array.Initializer.Expressions.Count;
            case { RawKind: NewerCompilers.CollectionExpressionSyntax }:
                return OfCollection(source);
            case ConditionalExpressionSyntax conditional:
                return UpperBounds.Greatest(OfLength(UpperBounds.Bare(conditional.WhenTrue)), OfLength(UpperBounds.Bare(conditional.WhenFalse)));
            case ElementAccessExpressionSyntax { ArgumentList.Arguments: { Count: 1 } arguments } element
                when arguments[0].Expression is RangeExpressionSyntax range:
                return UpperBounds.Least(
                    Whole(element.Expression), range.RightOperand is { } end && !end.IsKind(SyntaxKind.IndexExpression) ? bounds.Of(end) : null);
            case InvocationExpressionSyntax call:
                return OfResult(call);
            case IdentifierNameSyntax or MemberAccessExpressionSyntax:
                return OfNamedLength(source);
            default:
                return null;
        }
    }

    /// <summary>The number of elements of <c>[a, b]</c>, where no spread adds others and the collection cannot grow.</summary>
    private long? OfCollection(ExpressionSyntax source)
    {
        if (bounds.Model.GetOperation(source, bounds.CancellationToken) is not { } collection
            || (collection.Type is not (IArrayTypeSymbol or { Name: "ImmutableArray" }) && !SpanTypes.IsSpan(collection.Type)))
        {
            return null;
        }

        var count = 0;
        foreach (var element in collection.ChildOperations)
        {
            if (element.Kind == NewerCompilers.Spread)
                return null;
            count++;
        }

        return count;
    }

    private long? OfNamedLength(ExpressionSyntax source)
    {
        var symbol = bounds.Model.GetSymbolInfo(source, bounds.CancellationToken).Symbol?.OriginalDefinition;
        if (symbol is ILocalSymbol local)
        {
            return SingleValue(local) is { } value
                ? UpperBounds.Least(Whole(value), bounds.GuardedAt(LengthExpression(value), source))
                : null;
        }

        if (symbol is null || !bounds.InProgress.Add(symbol))
            return null;
        try
        {
            return symbol switch
            {
                IFieldSymbol { IsReadOnly: false, Type.TypeKind: not TypeKind.Array } => null,
                IParameterSymbol or IFieldSymbol or IPropertySymbol => OfGiven(symbol, ofLength: true),
                _ => null,
            };
        }
        finally
        {
            bounds.InProgress.Remove(symbol);
        }
    }

    /// <summary>The length of a part's source, by its own shape or by a guard on its <c>Length</c>.</summary>
    public long? Whole(ExpressionSyntax source)
    {
        var bare = UpperBounds.Bare(source);
        return UpperBounds.Least(OfLength(bare), bounds.GuardedAt(LengthExpression(bare), source));
    }

    private static MemberAccessExpressionSyntax LengthExpression(ExpressionSyntax source) =>
        SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, source, SyntaxFactory.IdentifierName("Length"));

    private long? OfResult(InvocationExpressionSyntax call)
    {
        if (bounds.Model.GetSymbolInfo(call, bounds.CancellationToken).Symbol is IMethodSymbol { DeclaringSyntaxReferences: { Length: 1 } declared } method)
            return OfReturned(call, method, declared[0].GetSyntax(bounds.CancellationToken));
        if (call.Expression is not MemberAccessExpressionSyntax access)
            return null;
        var arguments = call.ArgumentList.Arguments;
        switch (access.Name.Identifier.ValueText)
        {
            case "AsSpan" or "Slice" or "Substring" when arguments.Count == 2:
                return UpperBounds.Least(bounds.Of(arguments[1].Expression), Whole(access.Expression));
            case "AsSpan" or "Slice" or "Substring" or "Trim" or "TrimStart" or "TrimEnd" or "ToArray" or "ToCharArray" or "ToLowerInvariant"
                or "ToUpperInvariant" or "ToLower" or "ToUpper" or "ToImmutableArray":
                return Whole(access.Expression);
            case "Create" when access.Expression is IdentifierNameSyntax { Identifier.ValueText: "ImmutableArray" }:
                return arguments.Count;
            case "ToString"
                when arguments.Count == 0
                    && bounds.Model.GetTypeInfo(access.Expression, bounds.CancellationToken).Type is { SpecialType: SpecialType.System_Char }:
                return 1;
            case "ToString"
                when arguments.Count == 0
                    && bounds.Model.GetTypeInfo(
                        access.Expression, bounds.CancellationToken).Type is { SpecialType: >= SpecialType.System_Boolean and <= SpecialType.System_Double }:
                return LongestNumberText;
            default:
                return null;
        }
    }

    /// <summary>
    /// What a method of the project gives is as long as the arrays that it makes, or as what it cuts a part from, where that is what it was given.
    /// </summary>
    private long? OfReturned(InvocationExpressionSyntax call, IMethodSymbol method, SyntaxNode declaration)
    {
        if (method.ReturnType is IArrayTypeSymbol { IsSZArray: true })
            return CallBounds.OfResults(method, bounds, static (ofTree, result) => ofTree.OfWhole(result));
        if (method.IsVirtual || method.IsAbstract || method.IsOverride || method.IsExtern || !SpanTypes.IsSpan(method.ReturnType)
            || bounds.For(declaration.SyntaxTree) is not { } ofTree)
        {
            return null;
        }

        long? greatest = 0;
        foreach (var result in CallBounds.Results(declaration))
        {
            var source = UpperBounds.Bare(result);
            while (source is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Slice" or "Trim" } slice })
                source = UpperBounds.Bare(slice.Expression);
            if (source is ElementAccessExpressionSyntax part)
                source = UpperBounds.Bare(part.Expression);
            if (ofTree.Model.GetSymbolInfo(source, bounds.CancellationToken).Symbol is IParameterSymbol { RefKind: RefKind.None } parameter
                && SymbolEqualityComparer.Default.Equals(parameter.ContainingSymbol, method.OriginalDefinition)
                && !Writes.To(parameter.Name, declaration, ofTree.Model) && ArgumentFor(call, parameter) is { } argument)
            {
                greatest = UpperBounds.Greatest(greatest, Whole(argument));
            }
            else if (source is not DefaultExpressionSyntax && !source.IsKind(SyntaxKind.DefaultLiteralExpression))
            {
                return null;
            }
        }

        return greatest;
    }

    /// <summary>The value of a local that is never written after its declaration.</summary>
    private ExpressionSyntax? SingleValue(ILocalSymbol local) =>
        local.DeclaringSyntaxReferences is { Length: 1 } references
        && references[0].GetSyntax(bounds.CancellationToken) is VariableDeclaratorSyntax { Initializer.Value: { } value } declarator
        && local.RefKind == RefKind.None
        && !Writes.To(local.Name, References.FunctionOf(declarator), bounds.Model)
            ? value
            : null;

    /// <summary>The greatest of all values that the local is given, wherever; null when it is written in another way.</summary>
    private long? OfLocal(ILocalSymbol local) => Kept(local, false, static (bounds, local) => bounds.OfValues((ILocalSymbol)local));

    private long? OfValues(ILocalSymbol local)
    {
        if (local.DeclaringSyntaxReferences is not { Length: 1 } references
            || references[0].GetSyntax(bounds.CancellationToken) is not VariableDeclaratorSyntax declarator || local.RefKind != RefKind.None)
        {
            return null;
        }

        long? greatest = 0, added = 0;
        if (declarator.Initializer is { } initializer)
            greatest = bounds.Of(initializer.Value);
        foreach (var write in Writes.All(local.Name, References.FunctionOf(declarator), bounds.Model))
        {
            if (greatest is null || added is null)
                return null;
            if (write is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } assignment)
                greatest = UpperBounds.Greatest(greatest, bounds.Of(assignment.Right));
            else
                added += AddedOnce(write, declarator);
        }

        return greatest + added;
    }

    /// <summary>What a write adds to a local, where it runs at most once while there is that local; null for any other write.</summary>
    private long? AddedOnce(SyntaxNode write, VariableDeclaratorSyntax declarator)
    {
        var function = References.FunctionOf(declarator);
        if (References.FunctionOf(write) != function || !MemberIndex.Own(FlowNode.Goto, function).IsEmpty
            || References.ScopeOf(declarator) is not { } scope)
        {
            return null;
        }

        for (var node = write; node.Parent is { } parent && node != scope; node = parent)
        {
            if (Loops.RunsRepeatedly(node, parent))
                return null;
        }

        return write switch
        {
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.AddAssignmentExpression } sum => bounds.Of(sum.Right) is { } more ? Math.Max(more, 0) : null,
            PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PostIncrementExpression }
                or PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PreIncrementExpression } => 1,
            _ => null,
        };
    }

    /// <summary>What all calls, all writes or the getter give a parameter, field or property.</summary>
    private long? OfGiven(ISymbol symbol, bool ofLength) => Kept(symbol, ofLength, ofLength
        ? static (bounds, symbol) => bounds.FindGiven(symbol, ofLength: true)
        : static (bounds, symbol) => bounds.FindGiven(symbol, ofLength: false));

    private long? FindGiven(ISymbol symbol, bool ofLength) => symbol switch
    {
        IParameterSymbol parameter => OfArguments(parameter, ofLength),
        IPropertySymbol property => OfProperty(property, ofLength),
        _ => OfMember(symbol, ofLength),
    };

    /// <summary>A parameter of a method that only the project calls is as large as the greatest argument of its calls.</summary>
    private long? OfArguments(IParameterSymbol parameter, bool ofLength)
    {
        if (parameter is not { RefKind: RefKind.None or RefKind.In, ContainingSymbol: IMethodSymbol method }
            || method.DeclaringSyntaxReferences.Length != 1
            || Writes.To(parameter.Name, method.DeclaringSyntaxReferences[0].GetSyntax(bounds.CancellationToken), bounds.Model))
        {
            return null;
        }

        var isOfType = method.MethodKind == MethodKind.LocalFunction
            || method is { MethodKind: MethodKind.Ordinary, DeclaredAccessibility: Accessibility.Private };
        if (!isOfType && !IsOnlyCalledByName(method))
            return null;
        var greatest = default(long?);
        foreach (var name in isOfType ? NamesInType(method) : NamesOfCalls(method))
        {
            if (bounds.For(name.SyntaxTree) is not { } ofTree)
                return null;
            if (!SymbolEqualityComparer.Default.Equals(CalledMethods.Of(name, ofTree.Model, bounds.CancellationToken), method))
                continue;
            if (CalledName.CallOf(name) is not InvocationExpressionSyntax call || ArgumentFor(call, parameter) is not { } argument
                || (ofLength ? ofTree.OfWhole(argument) : ofTree.Of(argument)) is not { } bound)
            {
                return null;
            }

            greatest = Math.Max(greatest ?? 0, bound);
        }

        return greatest;
    }

    /// <summary>Whether a method can only be called as what it is: not as an override, nor as the member of an interface.</summary>
    private static bool IsOnlyCalledByName(IMethodSymbol method) =>
        method is { MethodKind: MethodKind.Ordinary, IsVirtual: false, IsAbstract: false, IsOverride: false, IsExtensionMethod: false }
        && Accessibilities.IsWithinAssembly(method) && !MemberFamily.IsDeclaredElsewhere(method);

    private IEnumerable<SimpleNameSyntax> NamesInType(IMethodSymbol method)
    {
        foreach (var reference in method.ContainingType.DeclaringSyntaxReferences)
        {
            foreach (var name in NamesIn(reference.GetSyntax(bounds.CancellationToken), method.Name))
                yield return name;
        }
    }

    private IEnumerable<SimpleNameSyntax> NamesOfCalls(IMethodSymbol method)
    {
        foreach (var file in CalledNames.Of(bounds.Model.Compilation, bounds.CancellationToken).FilesWith(method.Name))
        {
            foreach (var call in file.Named(method.Name, bounds.CancellationToken))
                yield return call.Name;
        }
    }

    /// <summary>Each simple name with a text in a part of a type. A walk for each method that is asked about would take the square of their number.</summary>
    private static IReadOnlyList<SimpleNameSyntax> NamesIn(SyntaxNode part, string text)
    {
        var byText = NamesOfParts.GetValue(part, static part =>
        {
            var found = new ListsByName<SimpleNameSyntax>();
            foreach (var node in part.DescendantNodes())
            {
                if (node is SimpleNameSyntax name)
                    found.Add(name.Identifier.ValueText, name);
            }

            return found;
        });
        return byText.Of(text);
    }

    private static ExpressionSyntax? ArgumentFor(InvocationExpressionSyntax call, IParameterSymbol parameter)
    {
        var arguments = call.ArgumentList.Arguments;
        for (var i = 0; i < arguments.Count; i++)
        {
            if (arguments[i].NameColon is { } named ? named.Name.Identifier.ValueText == parameter.Name : i == parameter.Ordinal)
                return arguments[i].Expression;
        }

        return null;
    }

    /// <summary>
    /// The greatest of all values that a field or property is given, or of their lengths, where only its own type gives it any; null where one is unbounded.
    /// </summary>
    private long? OfMember(ISymbol member, bool ofLength)
    {
        if (member is not IFieldSymbol { IsReadOnly: true } and not IPropertySymbol { SetMethod: null } && !PrivateMembers.IsPrivate(Setter(member)))
            return null;
        long? greatest = 0;
        foreach (var reference in member.DeclaringSyntaxReferences)
        {
            if (MemberUse.Of(reference.GetSyntax(bounds.CancellationToken))?.Syntax is EqualsValueClauseSyntax initializer)
                greatest = UpperBounds.Greatest(greatest, Given(initializer.Value, ofLength));
        }

        foreach (var part in OutermostType.Of(member.ContainingType).DeclaringSyntaxReferences)
        {
            foreach (var name in NamesIn(part.GetSyntax(bounds.CancellationToken), member.Name))
            {
                if (greatest is null)
                    return null;
                var model = bounds.For(name.SyntaxTree)?.Model;
                if (name is not IdentifierNameSyntax mention || model is null
                    || (NameIndex.WriteOf(mention) ?? RefReceivers.UseOf(mention, model, bounds.CancellationToken)) is not { } write
                    || !SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(name, bounds.CancellationToken).Symbol?.OriginalDefinition, member))
                {
                    continue;
                }

                greatest = write is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Left: not TupleExpressionSyntax,
                    Right: { } value }
                    ? UpperBounds.Greatest(greatest, Given(value, ofLength))
                    : null;
            }
        }

        return greatest;
    }

    private static ISymbol Setter(ISymbol member) => member is IPropertySymbol { SetMethod: { } setter } ? setter : member;

    private long? Given(ExpressionSyntax value, bool ofLength) =>
        bounds.For(value.SyntaxTree) is not { } ofTree ? null
            : ofLength ? ofTree.OfWhole(value)
            : ofTree.Of(value);

    private long? OfProperty(IPropertySymbol property, bool ofLength)
    {
        if (property.DeclaringSyntaxReferences.IsEmpty)
            return !ofLength && IsSizeOfAlgorithm(property) ? UpperBounds.SomeLimit : null;
        return property.IsVirtual || property.IsAbstract || property.IsOverride ? OfImplementations(property, ofLength) : OfGetter(property, ofLength);
    }

    /// <summary>
    /// The greatest value of all implementations in the project, where the object is not known. Another project may have one that gives more: what asks is
    /// told what this project can show.
    /// </summary>
    private long? OfImplementations(IPropertySymbol property, bool ofLength)
    {
        if (property.GetMethod is not { } getter)
            return null;
        var greatest = property.IsAbstract ? default : OfGetter(property, ofLength);
        if (greatest is null && !property.IsAbstract)
            return null;
        foreach (var implementation in Overrides.Of(getter, bounds.Model.Compilation))
        {
            if (implementation.IsAbstract)
                continue;
            if (implementation.AssociatedSymbol is not IPropertySymbol { DeclaringSyntaxReferences.IsEmpty: false } other
                || OfGetter(other, ofLength) is not { } bound)
            {
                return null;
            }

            greatest = Math.Max(greatest ?? 0, bound);
        }

        return greatest;
    }

    private long? OfGetter(IPropertySymbol property, bool ofLength)
    {
        if (property.DeclaringSyntaxReferences[0].GetSyntax(bounds.CancellationToken) is not PropertyDeclarationSyntax declaration)
            return null;
        if (AutoProperties.Contains(property))
            return OfMember(property, ofLength);
        return CallBounds.ValueOf(declaration) is { } value ? Given(value, ofLength) : null;
    }

    /// <summary>Facts of the machine (<c>Vector&lt;T&gt;.Count</c>) and of an algorithm (<c>HashSize</c>) are small whatever the input.</summary>
    private static bool IsSizeOfAlgorithm(IPropertySymbol property) => property.IsStatic
        ? property.Name is "Count" or "ProcessorCount" || IsNamedSize(property)
        : IsNamedSize(property) && property.ContainingNamespace.ToDisplayString() == "System.Security.Cryptography";

    private static bool IsNamedSize(IPropertySymbol property) =>
        property.Name.EndsWith("Size", StringComparison.Ordinal) || property.Name.EndsWith("InBytes", StringComparison.Ordinal);
}
