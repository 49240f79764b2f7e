using System.Runtime.CompilerServices;
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
                IParameterSymbol parameter => OfParameter(parameter),
                IFieldSymbol { IsReadOnly: true } field => OfField(field),
                IPropertySymbol property => OfProperty(property),
                _ => null,
            };
        }
        finally
        {
            bounds.InProgress.Remove(symbol);
        }
    }

    /// <summary>What all values of a variable tell is the same wherever it is asked, unless another variable's question has led to it.</summary>
    private long? Kept(ISymbol variable, Func<VariableBounds, ISymbol, long?> find) => bounds.InProgress.Count > 1
        ? find(this, variable)
        : Known.Get(
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
            case ImplicitArrayCreationExpressionSyntax array:
                return array.Initializer.Expressions.Count;
            case ConditionalExpressionSyntax conditional:
                return UpperBounds.Greatest(OfLength(UpperBounds.Bare(conditional.WhenTrue)), OfLength(UpperBounds.Bare(conditional.WhenFalse)));
            case ElementAccessExpressionSyntax { ArgumentList.Arguments: { Count: 1 } arguments } element
                when arguments[0].Expression is RangeExpressionSyntax range:
                return UpperBounds.Least(
                    Whole(element.Expression), range.RightOperand is { } end && !end.IsKind(SyntaxKind.IndexExpression) ? bounds.Of(end) : null);
            case InvocationExpressionSyntax call:
                return OfResult(call);
            case IdentifierNameSyntax name
                when bounds.Model.GetSymbolInfo(name, bounds.CancellationToken).Symbol is ILocalSymbol local && SingleValue(local) is { } value:
                return UpperBounds.Least(Whole(value), bounds.GuardedAt(LengthExpression(value), source));
            case IdentifierNameSyntax or MemberAccessExpressionSyntax
                when bounds.Model.GetSymbolInfo(source, bounds.CancellationToken).Symbol is IFieldSymbol { IsReadOnly: true } field
                    && InitializerOf(field) is { } value:
                return bounds.For(value.SyntaxTree)?.OfLength(value);
            default:
                return null;
        }
    }

    /// <summary>The length of a part's source, by its own shape or by a guard on its <c>Length</c>.</summary>
    private long? Whole(ExpressionSyntax source)
    {
        var bare = UpperBounds.Bare(source);
        return UpperBounds.Least(OfLength(bare), bounds.GuardedAt(LengthExpression(bare), source));
    }

    private static MemberAccessExpressionSyntax LengthExpression(ExpressionSyntax source) =>
        SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, source, SyntaxFactory.IdentifierName("Length"));

    private long? OfResult(InvocationExpressionSyntax call)
    {
        if (call.Expression is not MemberAccessExpressionSyntax access)
            return null;
        var arguments = call.ArgumentList.Arguments;
        switch (access.Name.Identifier.ValueText)
        {
            case "AsSpan" or "Slice" or "Substring" when arguments.Count == 2:
                return UpperBounds.Least(bounds.Of(arguments[1].Expression), Whole(access.Expression));
            case "AsSpan" or "Slice" or "Substring" or "Trim" or "TrimStart" or "TrimEnd" or "ToArray" or "ToCharArray" or "ToLowerInvariant"
                or "ToUpperInvariant" or "ToLower" or "ToUpper":
                return Whole(access.Expression);
            case "ToString"
                when arguments.Count == 0
                    && bounds.Model.GetTypeInfo(
                        access.Expression, bounds.CancellationToken).Type is { SpecialType: >= SpecialType.System_Boolean and <= SpecialType.System_Double }:
                return LongestNumberText;
            default:
                return null;
        }
    }

    /// <summary>The value of a local that is never written after its declaration.</summary>
    private ExpressionSyntax? SingleValue(ILocalSymbol local) =>
        local.DeclaringSyntaxReferences is { Length: 1 } references
        && references[0].GetSyntax(bounds.CancellationToken) is VariableDeclaratorSyntax { Initializer.Value: { } value } declarator
        && local.RefKind == RefKind.None
        && !Writes.To(local.Name, References.FunctionOf(declarator))
            ? value
            : null;

    /// <summary>The greatest of all values that the local is given, wherever; null when it is written in another way.</summary>
    private long? OfLocal(ILocalSymbol local) => Kept(local, static (bounds, local) => bounds.OfValues((ILocalSymbol)local));

    private long? OfValues(ILocalSymbol local)
    {
        if (local.DeclaringSyntaxReferences is not { Length: 1 } references
            || references[0].GetSyntax(bounds.CancellationToken) is not VariableDeclaratorSyntax declarator || local.RefKind != RefKind.None)
        {
            return null;
        }

        long? greatest = 0;
        if (declarator.Initializer is { } initializer)
            greatest = bounds.Of(initializer.Value);
        foreach (var write in Writes.All(local.Name, References.FunctionOf(declarator)))
        {
            if (greatest is null || write is not AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } assignment)
                return null;
            greatest = UpperBounds.Greatest(greatest, bounds.Of(assignment.Right));
        }

        return greatest;
    }

    /// <summary>A parameter of a private method or local function is as large as the greatest argument of its calls.</summary>
    private long? OfParameter(IParameterSymbol parameter) => Kept(parameter, static (bounds, parameter) => bounds.OfArguments((IParameterSymbol)parameter));

    private long? OfArguments(IParameterSymbol parameter)
    {
        if (parameter is not { RefKind: RefKind.None or RefKind.In, ContainingSymbol: IMethodSymbol method }
            || (method.MethodKind != MethodKind.LocalFunction
                && method is not { MethodKind: MethodKind.Ordinary, DeclaredAccessibility: Accessibility.Private })
            || method.DeclaringSyntaxReferences.Length != 1
            || Writes.To(parameter.Name, method.DeclaringSyntaxReferences[0].GetSyntax(bounds.CancellationToken)))
        {
            return null;
        }

        var greatest = default(long?);
        foreach (var reference in method.ContainingType.DeclaringSyntaxReferences)
        {
            if (bounds.For(reference.SyntaxTree) is not { } ofTree)
                return null;
            foreach (var name in NamesIn(reference.GetSyntax(bounds.CancellationToken), method.Name))
            {
                if (!SymbolEqualityComparer.Default.Equals(ofTree.Model.GetSymbolInfo(name, bounds.CancellationToken).Symbol?.OriginalDefinition, method))
                {
                    continue;
                }

                if (ArgumentFor(name, parameter) is not { } argument || ofTree.Of(argument) is not { } bound)
                    return null;
                greatest = Math.Max(greatest ?? 0, bound);
            }
        }

        return greatest;
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

    private static ExpressionSyntax? ArgumentFor(SimpleNameSyntax name, IParameterSymbol parameter)
    {
        if (CalledName.CallOf(name) is not InvocationExpressionSyntax call)
            return null;
        var arguments = call.ArgumentList.Arguments;
        for (var i = 0; i < arguments.Count; i++)
        {
            if (arguments[i].NameColon is { } named ? named.Name.Identifier.ValueText == parameter.Name : i == parameter.Ordinal)
                return arguments[i].Expression;
        }

        return null;
    }

    private long? OfField(IFieldSymbol field) =>
        InitializerOf(field) is { } value ? bounds.For(value.SyntaxTree)?.Of(value) : null;

    /// <summary>The initialiser of a read-only field that no constructor assigns.</summary>
    private ExpressionSyntax? InitializerOf(IFieldSymbol field)
    {
        if (field.DeclaringSyntaxReferences is not { Length: 1 } references
            || references[0].GetSyntax(bounds.CancellationToken) is not VariableDeclaratorSyntax { Initializer.Value: { } value })
        {
            return null;
        }

        foreach (var constructor in field.IsStatic ? field.ContainingType.StaticConstructors : field.ContainingType.InstanceConstructors)
        {
            foreach (var reference in constructor.DeclaringSyntaxReferences)
            {
                if (Writes.To(field.Name, reference.GetSyntax(bounds.CancellationToken)))
                    return null;
            }
        }

        return value;
    }

    private long? OfProperty(IPropertySymbol property)
    {
        if (property.DeclaringSyntaxReferences.IsEmpty)
            return IsSizeOfAlgorithm(property) ? UpperBounds.SomeLimit : null;
        if (property.IsVirtual || property.IsAbstract || property.IsOverride
            || property.DeclaringSyntaxReferences[0].GetSyntax(bounds.CancellationToken) is not PropertyDeclarationSyntax declaration)
        {
            return null;
        }

        var getter = declaration.AccessorList?.Accessors.FirstOrDefault(static accessor => accessor.IsKind(SyntaxKind.GetAccessorDeclaration));
        var value = CallBounds.Result(declaration) ?? (getter is null ? null : CallBounds.Result(getter))
            ?? (property.IsReadOnly && getter is { Body: null, ExpressionBody: null } ? declaration.Initializer?.Value : null);
        return value is null ? null : bounds.For(value.SyntaxTree)?.Of(value);
    }

    /// <summary>Facts of the machine (<c>Vector&lt;T&gt;.Count</c>) and of an algorithm (<c>HashSize</c>) are small whatever the input.</summary>
    private static bool IsSizeOfAlgorithm(IPropertySymbol property) => property.IsStatic
        ? property.Name is "Count" or "ProcessorCount" || property.Name.EndsWith("Size", StringComparison.Ordinal)
            || property.Name.EndsWith("SizeInBytes", StringComparison.Ordinal)
        : property.Name.EndsWith("Size", StringComparison.Ordinal) && property.ContainingNamespace.ToDisplayString() == "System.Security.Cryptography";
}
