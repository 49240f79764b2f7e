using System.Runtime.CompilerServices;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates.ValueBeforeLookup;

/// <summary>
/// Determines whether making an object neither changes anything nor can fail, so that no code can tell when it is made, or that it is not. A constructor in
/// source must do nothing but keep such values in fields of its object; of the framework's, those of collections are known.
/// </summary>
internal sealed class PlainCreations(Compilation compilation, CancellationToken cancellationToken)
{
    private const int MostDepth = 4;

    private static readonly ConditionalWeakTable<IMethodSymbol, StrongBox<bool>> Constructors = new();

    /// <summary>Whether it is so for a value.</summary>
    public bool Are(IOperation value) => Are(value, 0);

    private bool Are(IOperation value, int depth)
    {
        value = value.Inside(Through.BuiltInImplicit);
        if (depth > MostDepth)
            return false;
        switch (value)
        {
            case IObjectCreationOperation { Constructor: { } constructor, Type: { } type } creation:
                if (!(type.DeclaringSyntaxReferences.IsEmpty ? IsKnown(creation) : Keeps(constructor, depth)))
                    return false;
                foreach (var argument in creation.Arguments)
                {
                    if (!Are(argument.Value, depth + 1))
                        return false;
                }

                return creation.Initializer is null || Fills(creation.Initializer, depth);
            case IArrayCreationOperation array:
                foreach (var size in array.DimensionSizes)
                {
                    if (size.ConstantValue is not { HasValue: true, Value: >= 0 })
                        return false;
                }

                return array.Initializer is null || AreElements(array.Initializer, depth);
            case IPropertyReferenceOperation property:
                return (property.Instance is IInstanceReferenceOperation && AutoProperties.ContainFixed(property.Property))
                    || FixedValues.IsSameObject(property.Property);
            case IDelegateCreationOperation { Target: IAnonymousFunctionOperation } or ITypeOfOperation:
                return true;
            default:
                return PlainValues.Are(value) && !ReadsShared(value);
        }
    }

    /// <summary>
    /// Whether a value reads what the comparer of a table may write: a field, a variable that refers to one, or one that other functions share.
    /// </summary>
    private bool ReadsShared(IOperation value)
    {
        foreach (var part in value.DescendantsAndSelf())
        {
            var isShared = part switch
            {
                IFieldReferenceOperation { Field: var field } => !SettledFields.Contain(field, part.Syntax),
                ILocalReferenceOperation { Local: { IsConst: false } local } => local.RefKind != RefKind.None || IsCaptured(part, local),
                IParameterReferenceOperation { Parameter: var parameter } => parameter.RefKind != RefKind.None || IsCaptured(part, parameter),
                _ => false,
            };
            if (isShared)
                return true;
        }

        return false;
    }

    private bool IsCaptured(IOperation read, ISymbol variable) =>
        read.Syntax is not IdentifierNameSyntax name || References.IsCaptured(name, variable, cancellationToken);

    private bool AreElements(IArrayInitializerOperation initializer, int depth)
    {
        foreach (var element in initializer.ElementValues)
        {
            if (element is IArrayInitializerOperation inner ? !AreElements(inner, depth) : !Are(element, depth + 1))
                return false;
        }

        return true;
    }

    /// <summary>Whether an initializer only sets fields and automatic properties, or adds to a list.</summary>
    private bool Fills(IObjectOrCollectionInitializerOperation initializer, int depth)
    {
        foreach (var part in initializer.Initializers)
        {
            switch (part)
            {
                case ISimpleAssignmentOperation { Target: var target, Value: var kept } when IsField(target) && Are(kept, depth + 1):
                case IInvocationOperation { TargetMethod: { Name: "Add", ContainingType: { Name: "List", DeclaringSyntaxReferences.IsEmpty: true } type },
                    Arguments: { Length: 1 } added } when type.IsIn("System.Collections.Generic") && Are(added[0].Value, depth + 1):
                    break;
                default:
                    return false;
            }
        }

        return true;
    }

    private static bool IsField(IOperation target) => target switch
    {
        IFieldReferenceOperation { Instance: IInstanceReferenceOperation } => true,
        IPropertyReferenceOperation { Instance: IInstanceReferenceOperation, Property: { IsVirtual: false, IsOverride: false } property } =>
            AutoProperties.Contains(property.OriginalDefinition),
        _ => false,
    };

    /// <summary>Whether a constructor of the framework makes an object of its own and takes any argument.</summary>
    private static bool IsKnown(IObjectCreationOperation creation)
    {
        var type = (INamedTypeSymbol)creation.Type!;
        if (type.SpecialType == SpecialType.System_Object)
            return true;
        if (type.TypeKind != TypeKind.Class || !type.IsOfFramework())
            return false;
        if (creation.Arguments.IsEmpty)
            return type.IsUnder("System.Collections") || type.Name is "StringBuilder" or "TaskCompletionSource" or "CancellationTokenSource" or "StrongBox";
        foreach (var argument in creation.Arguments)
        {
            if (!IsAccepted(argument, type))
                return false;
        }

        return true;
    }

    private static bool IsAccepted(IArgumentOperation argument, INamedTypeSymbol type)
    {
        var value = argument.Value.Inside(Through.BuiltInImplicit);
        return argument.Parameter?.Type switch
        {
            { SpecialType: SpecialType.System_Int32 } =>
                value.ConstantValue is { HasValue: true, Value: >= 0 } && (type.IsIn("System.Collections.Generic") || type.Name == "StringBuilder"),
            { Name: "IEqualityComparer" or "IComparer" } =>
                type.IsUnder("System.Collections") && FixedValues.IsSameObject(value),
            { TypeKind: TypeKind.Delegate } => type.Name == "Lazy" && value is IDelegateCreationOperation { Target: IAnonymousFunctionOperation },
            { SpecialType: SpecialType.System_Boolean } => type.Name == "Lazy",
            _ => type.Name is "StrongBox" or "Tuple",
        };
    }

    /// <summary>Whether a constructor in source does nothing but keep what it is given, or other plain values, in fields of its object.</summary>
    private bool Keeps(IMethodSymbol constructor, int depth)
    {
        var definition = constructor.OriginalDefinition;
        if (Constructors.TryGetValue(definition, out var known))
            return known.Value;
        var keeps = OnlyKeeps(definition, depth);
        return Constructors.GetValue(definition, _ => new StrongBox<bool>(keeps)).Value;
    }

    private bool OnlyKeeps(IMethodSymbol constructor, int depth)
    {
        var type = constructor.ContainingType;
        if (depth > MostDepth || type.TypeKind != TypeKind.Class || HasOwnStart(type) || !BeginsPlainly(type, depth))
            return false;
        foreach (var parameter in constructor.Parameters)
        {
            if (parameter.RefKind is not (RefKind.None or RefKind.In))
                return false;
        }

        if (constructor.IsImplicitlyDeclared)
            return true;
        if (constructor.DeclaringSyntaxReferences.Length != 1)
            return false;
        switch (constructor.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken))
        {
            // A primary constructor has no body; what it gives to a base type was refused with that.
            case TypeDeclarationSyntax:
                return true;
            case ConstructorDeclarationSyntax { Initializer: null } declaration:
                return SourceModels.Find(compilation, declaration.SyntaxTree)?.GetOperation(declaration) is IConstructorBodyOperation body
                    && (body.BlockBody ?? body.ExpressionBody) is { } block && OnlySets(block, depth);
            default:
                return false;
        }
    }

    private bool OnlySets(IBlockOperation block, int depth)
    {
        foreach (var statement in block.Operations)
        {
            if (statement is not IExpressionStatementOperation { Operation: ISimpleAssignmentOperation { Target: var target, Value: var value } }
                || !IsField(target) || !Are(value, depth + 1))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>A static constructor may run before the first object, and a finalizer after the last.</summary>
    private static bool HasOwnStart(INamedTypeSymbol type)
    {
        if (StaticConstruction.IsConstructed(type))
            return true;
        foreach (var member in type.GetMembers(WellKnownMemberNames.DestructorName))
        {
            if (member is IMethodSymbol { MethodKind: MethodKind.Destructor })
                return true;
        }

        return false;
    }

    /// <summary>Whether what runs before the body of a constructor only sets fields: the initializers, and those of the base type.</summary>
    private bool BeginsPlainly(INamedTypeSymbol type, int depth)
    {
        if (type.BaseType is not { SpecialType: SpecialType.System_Object })
        {
            if (type.BaseType is not { } above || above.DeclaringSyntaxReferences.IsEmpty
                || above.InstanceConstructors.FirstOrDefault(static constructor => constructor.Parameters.IsEmpty) is not { } first
                || !Keeps(first, depth + 1))
            {
                return false;
            }
        }

        foreach (var part in type.DeclaringSyntaxReferences)
        {
            if (part.GetSyntax(cancellationToken) is not TypeDeclarationSyntax declaration)
                return false;
            if (declaration.BaseList?.Types.Any(static written => written is PrimaryConstructorBaseTypeSyntax) == true)
                return false;
            foreach (var member in declaration.Members)
            {
                foreach (var initializer in InitializersOf(member))
                {
                    if (SourceModels.Find(compilation, declaration.SyntaxTree)?.GetOperation(initializer.Value) is not { } value
                        || !Are(value, depth + 1))
                    {
                        return false;
                    }
                }
            }
        }

        return true;
    }

    private static IEnumerable<EqualsValueClauseSyntax> InitializersOf(MemberDeclarationSyntax member)
    {
        switch (member)
        {
            case BaseFieldDeclarationSyntax field when !field.Modifiers.Any(static word => word.Text is "static" or "const"):
                foreach (var variable in field.Declaration.Variables)
                {
                    if (variable.Initializer is { } initializer)
                        yield return initializer;
                }

                break;
            case PropertyDeclarationSyntax { Initializer: { } initializer } property when !property.Modifiers.Any(static word => word.Text == "static"):
                yield return initializer;
                break;
            default:
                break;
        }
    }
}
