using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;

/// <summary>
/// Something that a function makes of constants on each call and that nothing changes or keeps, so that one in a static field would serve all calls: an
/// array or list whose elements are only read, a list, set or dictionary that is only looked at, a regular expression.
/// </summary>
/// <param name="Creation">What makes it.</param>
/// <param name="ElementType">The type of an element of an array, or of a list that a loop goes through; null for anything else.</param>
/// <param name="Elements">The constants, or other values that are always the same, that it holds; empty for a regular expression.</param>
internal sealed record ConstantAllocation(IOperation Creation, ITypeSymbol? ElementType, ImmutableArray<IOperation> Elements)
{
    /// <summary>The statements that fill the collection; empty where it is made with what it holds.</summary>
    public ImmutableArray<ExpressionStatementSyntax> Filling { get; private init; } = ImmutableArray<ExpressionStatementSyntax>.Empty;

    /// <summary>The bytes of an array; null for anything else.</summary>
    public long? Bytes => ElementType is { } element && Creation.Type is IArrayTypeSymbol ? AllocationSize.OfArray(element, Elements.Length) : null;

    /// <summary>An array of constants in a local that only looks at the elements; null for any other.</summary>
    public static ConstantAllocation? OfLocal(ScratchArray array, LocalUses uses)
    {
        if (array.Elements.IsDefaultOrEmpty || !FixedValues.AreSame(array.Elements) || uses.Uses.IsEmpty)
            return null;
        foreach (var use in uses.Uses)
        {
            if (!use.OnlyLooks)
                return null;
        }

        return new ConstantAllocation(uses.Uses[0].Reference.SemanticModel!.GetOperation(array.Creation)!, array.ElementType, array.Elements);
    }

    /// <summary>
    /// An array that a method of <see cref="string"/> is given to look for its items. <c>new[] { 'a' }</c> of nothing but constants is left to CA1861, which
    /// does not know the other syntax. Null for anything else.
    /// </summary>
    public static ConstantAllocation? OfArgument(IOperation creation) =>
        creation is { IsImplicit: false, Type: IArrayTypeSymbol { ElementType: var element } }
        && WrittenItems.Of(creation) is { IsDefaultOrEmpty: false } items
        && creation.Around(Through.BuiltInImplicit).Parent is IArgumentOperation { Parameter.Type: IArrayTypeSymbol,
            Parent: IInvocationOperation { TargetMethod: { IsStatic: false, Name: not nameof(string.CopyTo),
                ContainingType.SpecialType: SpecialType.System_String } } }
        && FixedValues.AreAll(items)
        && (creation is not IArrayCreationOperation || items.Any(static item => !item.Inside(Through.BuiltInImplicit).ConstantValue.HasValue))
            ? new ConstantAllocation(creation, element, items)
            : null;

    /// <summary>The array or list of constants that a <c>foreach</c> goes through where it is made; null for anything else.</summary>
    public static ConstantAllocation? OfSequence(IForEachLoopOperation loop)
    {
        var sequence = loop.Collection.Inside(Through.BuiltInImplicit);
        if (sequence.Type is IArrayTypeSymbol array && WrittenItems.Of(sequence) is { IsDefaultOrEmpty: false } items)
            return FixedValues.AreSame(items) ? new ConstantAllocation(sequence, array.ElementType, items) : null;
        if (sequence is not IObjectCreationOperation { Arguments.IsEmpty: true, Initializer.Initializers: { IsEmpty: false } added,
            Type: INamedTypeSymbol { Name: "List", TypeArguments: { Length: 1 } element } list } || !list.IsIn("System.Collections.Generic"))
        {
            return null;
        }

        var elements = ImmutableArray.CreateBuilder<IOperation>(added.Length);
        foreach (var add in added)
        {
            if (add is not IInvocationOperation { TargetMethod.Name: "Add", Arguments: { Length: 1 } arguments })
                return null;
            elements.Add(arguments[0].Value);
        }

        var values = elements.MoveToImmutable();
        return FixedValues.AreSame(values) ? new ConstantAllocation(sequence, element[0], values) : null;
    }

    /// <summary>
    /// A list, set or dictionary of constants in a local that only looks at it, or that is asked where it is made; null for anything else.
    /// </summary>
    public static ConstantAllocation? OfTable(IOperation creation, CancellationToken cancellationToken)
    {
        if (!ReusableCollections.Contains(creation.Type) || TableItems.Of(creation) is not { IsDefaultOrEmpty: false } items || !StayEqual(items))
            return null;
        var value = creation.Around(Through.BuiltInImplicit);
        var isOnlyRead = value.Parent switch
        {
            IInvocationOperation call => call.Instance == value && ReusableCollections.OnlyLooks(call.TargetMethod),
            IPropertyReferenceOperation property => property.Instance == value && ReusableCollections.OnlyLooks(property.Property),
            IVariableInitializerOperation
            {
                Parent: IVariableDeclaratorOperation
                {
                    Symbol: { RefKind: RefKind.None } local,
                    Syntax: VariableDeclaratorSyntax { Parent.Parent: LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0 } declaration },
                },
            } => SymbolEqualityComparer.Default.Equals(local.Type, creation.Type)
                && CollectionUses.OnlyLook(local, References.ScopeOf(declaration), creation.SemanticModel!, cancellationToken),
            _ => false,
        };
        return isOnlyRead ? new ConstantAllocation(creation, null, items) : null;
    }

    /// <summary>
    /// A list, set or dictionary in a local that the statements directly behind its declaration fill with constants, and that only looks at it then; null for
    /// anything else.
    /// </summary>
    public static ConstantAllocation? OfFilled(IOperation creation, CancellationToken cancellationToken)
    {
        if (creation is not IObjectCreationOperation { Initializer: null } made || !ReusableCollections.Contains(made.Type)
            || made.Around(Through.BuiltInImplicit).Parent is not IVariableInitializerOperation
            {
                Parent: IVariableDeclaratorOperation
                {
                    Symbol: { RefKind: RefKind.None } local,
                    Syntax: VariableDeclaratorSyntax
                    {
                        Parent: VariableDeclarationSyntax
                        {
                            Variables.Count: 1,
                            Parent: LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0, Parent: BlockSyntax block } declaration,
                        },
                    },
                },
            }
            || !SymbolEqualityComparer.Default.Equals(local.Type, made.Type))
        {
            return null;
        }

        var added = ImmutableArray.CreateBuilder<IOperation>();
        var statements = ImmutableArray.CreateBuilder<ExpressionStatementSyntax>();
        for (var index = Statements.IndexIn(block.Statements, declaration) + 1; index < block.Statements.Count; index++)
        {
            if (block.Statements[index] is not ExpressionStatementSyntax statement || !MayAdd(statement.Expression, local.Name)
                || creation.SemanticModel!.GetOperation(statement, cancellationToken) is not IExpressionStatementOperation { Operation: var addition })
            {
                break;
            }

            statements.Add(statement);
            added.Add(addition);
        }

        if (added.Count == 0 || TableItems.OfStatements(added.ToImmutable(), made) is not { IsDefaultOrEmpty: false } items || !StayEqual(items))
            return null;
        var filled = TextSpan.FromBounds(statements[0].SpanStart, statements[statements.Count - 1].Span.End);
        return CollectionUses.OnlyLook(local, block, creation.SemanticModel!, cancellationToken, filled)
            ? new ConstantAllocation(creation, null, items) { Filling = statements.ToImmutable() }
            : null;
    }

    /// <summary>
    /// Whether items are always the same and stay equal to the same things: values, and objects of static read-only fields whose class compares references.
    /// </summary>
    private static bool StayEqual(ImmutableArray<IOperation> items)
    {
        if (FixedValues.AreAll(items))
            return true;
        if (!FixedValues.AreSame(items))
            return false;
        foreach (var item in items)
        {
            if (!FixedValues.IsItem(item) && !(item.Inside(Through.BuiltInImplicit) is IFieldReferenceOperation { Field.Type: INamedTypeSymbol type }
                && ComparesReferences(type)))
            {
                return false;
            }
        }

        return true;
    }

    private static bool ComparesReferences(INamedTypeSymbol type)
    {
        for (var part = type; part is not { SpecialType: SpecialType.System_Object }; part = part.BaseType)
        {
            if (part is not { TypeKind: TypeKind.Class, IsRecord: false }
                || !part.GetMembers(nameof(GetHashCode)).IsEmpty || !part.GetMembers(nameof(Equals)).IsEmpty)
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Whether a statement is written as one that puts something into a collection, which is in a local.</summary>
    private static bool MayAdd(ExpressionSyntax expression, string local) => expression switch
    {
        InvocationExpressionSyntax
        {
            Expression: MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: var name }, Name.Identifier.ValueText: "Add" },
            ArgumentList.Arguments: var arguments,
        } => name == local && !arguments.Any(static argument => argument.NameColon is not null),
        AssignmentExpressionSyntax
        {
            RawKind: (int)SyntaxKind.SimpleAssignmentExpression,
            Left: ElementAccessExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: var name } },
        } => name == local,
        _ => false,
    };

    /// <summary>
    /// A collection or array of constants that a property makes each time it is read, and gives as a type that nothing can change; null for anything else.
    /// </summary>
    public static ConstantAllocation? OfProperty(IOperation creation)
    {
        if (creation.Syntax.Parent is not ArrowExpressionClauseSyntax { Parent: PropertyDeclarationSyntax { Parent: not InterfaceDeclarationSyntax } }
            || creation.SemanticModel!.GetEnclosingSymbol(creation.Syntax.SpanStart) is not IMethodSymbol { AssociatedSymbol: IPropertySymbol property }
            || !IsReadOnly(property.Type))
        {
            return null;
        }

        var items = creation is not IObjectCreationOperation ? WrittenItems.Of(creation)
            : ReusableCollections.Contains(creation.Type) ? TableItems.Of(creation)
            : default;
        return !items.IsDefaultOrEmpty && FixedValues.AreAll(items)
            ? new ConstantAllocation(creation, (creation.Type as IArrayTypeSymbol)?.ElementType, items)
            : null;
    }

    /// <summary>Whether a type is an interface of collections that has no member to change them.</summary>
    private static bool IsReadOnly(ITypeSymbol type) =>
        type is { TypeKind: TypeKind.Interface } && type.IsIn("System.Collections.Generic")
        && (type.Name == "IEnumerable" || type.Name.StartsWith("IReadOnly", StringComparison.Ordinal));

    /// <summary>
    /// A regular expression of constants, or of what the object holds from its construction on, that is only asked, where it is made or by a local; null for
    /// anything else. It is immutable, so it may be captured. One that is asked in a loop after it was made has been made once for many already.
    /// </summary>
    public static ConstantAllocation? OfRegex(IObjectCreationOperation creation, CancellationToken cancellationToken)
    {
        if (!InvariantText.IsRegex(creation.Type) || creation is not { Initializer: null, Arguments: { IsEmpty: false } arguments })
            return null;
        foreach (var argument in arguments)
        {
            if (!IsSettled(argument.Value))
                return null;
        }

        return IsAsked(creation, cancellationToken) ? new ConstantAllocation(creation, null, ImmutableArray<IOperation>.Empty) : null;
    }

    /// <summary>Whether a value is a constant, what a field or property of the object holds from its construction on, or a text of such values.</summary>
    private static bool IsSettled(IOperation value) => value.Inside(Through.BuiltInImplicit) switch
    {
        { ConstantValue.HasValue: true } => true,
        IFieldReferenceOperation { Instance: null or IInstanceReferenceOperation, Field: var field } part => SettledFields.Contain(field, part.Syntax),
        IPropertyReferenceOperation { Instance: IInstanceReferenceOperation, Property: var property } part =>
            AutoProperties.ContainFixed(property) && References.FunctionOf(part.Syntax) is not ConstructorDeclarationSyntax,
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Add or BinaryOperatorKind.Or, OperatorMethod: null } joined =>
            IsSettled(joined.LeftOperand) && IsSettled(joined.RightOperand),
        IInterpolatedStringOperation text => text.Parts.All(static part => part is IInterpolatedStringTextOperation
            || (part is IInterpolationOperation { Expression: var hole } && IsSettled(hole))),
        IInvocationOperation { TargetMethod: { Name: "Escape", ContainingType: var type }, Arguments: { Length: 1 } escaped } =>
            InvariantText.IsRegex(type) && IsSettled(escaped[0].Value),
        _ => false,
    };

    /// <summary>Whether a regular expression is made of constants alone.</summary>
    public static bool IsConstant(IObjectCreationOperation regex) => regex.Arguments.All(static argument => argument.Value.ConstantValue.HasValue);

    /// <summary>
    /// Whether nothing is done with a regular expression but to ask it, so that nothing can tell one from another that is made of the same.
    /// </summary>
    public static bool IsOnlyAsked(IOperation creation, CancellationToken cancellationToken)
    {
        if (LocalOf(creation) is not var (local, declaration))
            return IsQuestion(creation, cancellationToken);
        foreach (var name in References.To(local, References.ScopeOf(declaration), creation.SemanticModel!, cancellationToken))
        {
            if (creation.SemanticModel!.GetOperation(name, cancellationToken) is not { } mention || !IsQuestion(mention, cancellationToken))
                return false;
        }

        return true;
    }

    /// <summary>Whether what is done with a regular expression only asks it, also by code of the project that it is lent to.</summary>
    private static bool IsQuestion(IOperation regex, CancellationToken cancellationToken) => regex.Parent switch
    {
        IInvocationOperation call => call.Instance == regex && call.TargetMethod.ContainingType.SpecialType != SpecialType.System_Object,
        IPropertyReferenceOperation property => property.Instance == regex,
        IArgumentOperation { Parameter: { } parameter } =>
            (ParameterSummaries.Of(regex.SemanticModel!.Compilation).UsesOf(parameter, cancellationToken) & ~ParameterUse.Reads) == 0,
        _ => false,
    };

    private static (ILocalSymbol Local, StatementSyntax Declaration)? LocalOf(IOperation creation) =>
        creation.Around(Through.BuiltInImplicit).Parent is IVariableInitializerOperation
        {
            Parent: IVariableDeclaratorOperation
            {
                Symbol: { RefKind: RefKind.None } local,
                Syntax: VariableDeclaratorSyntax { Parent.Parent: LocalDeclarationStatementSyntax declaration },
            },
        }
            ? (local, declaration)
            : null;

    private static bool IsAsked(IObjectCreationOperation creation, CancellationToken cancellationToken)
    {
        if (creation.Parent is IInvocationOperation direct)
            return direct.Instance == creation;
        if (LocalOf(creation) is not var (local, declaration))
            return false;
        var isAsked = false;
        foreach (var name in References.To(local, References.ScopeOf(declaration), creation.SemanticModel!, cancellationToken))
        {
            if (name.Parent is not MemberAccessExpressionSyntax { Parent: InvocationExpressionSyntax } access || access.Expression != name
                || LoopInvariance.InnermostAround(name) is not null)
            {
                return false;
            }

            isAsked = true;
        }

        return isAsked;
    }
}
