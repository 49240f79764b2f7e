using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Determines how many bytes an object takes on the managed heap of a 64-bit process; null where that cannot be known.</summary>
internal static class AllocationSize
{
    /// <summary>Object header and method table pointer.</summary>
    public const int ObjectOverhead = 16;

    /// <summary>Header, method table pointer and length of an array.</summary>
    public const int ArrayOverhead = 24;

    /// <summary>The bytes of a delegate object.</summary>
    public const int DelegateBytes = 64;

    /// <summary>
    /// A collection with room for so many elements is sure to be made. One with more may fail for want of memory, and so belongs where it stands: elsewhere the
    /// failure would come at another time, or as that of a type.
    /// </summary>
    public const int MostSureElements = 1 << 20;

    /// <summary>The bytes of the largest array that is sure to be made.</summary>
    public const int MostSureBytes = 1 << 26;

    private const int PointerBytes = 8;

    // Deeper than people nest structs. One that holds itself is an error, but stands in code that is being typed.
    private const int MostDepth = 16;

    /// <summary>The bytes of an array of <paramref name="length"/> elements; null when the element size is unknown.</summary>
    public static long? OfArray(ITypeSymbol elementType, long length) =>
        OfValue(elementType) is { } size ? RoundUp(ArrayOverhead + (size * length)) : null;

    /// <summary>The bytes of the box of a value; a nullable boxes as its underlying type. Null when the size is unknown.</summary>
    public static long? OfBox(ITypeSymbol type) =>
        OfValue(NullableTypes.Underlying(type)) is { } size ? RoundUp(ObjectOverhead + size) : null;

    /// <summary>The bytes of an object with a field of each type, which the runtime sorts by size; null when a size is unknown.</summary>
    public static long? OfObject(IEnumerable<ITypeSymbol> fields)
    {
        var sizes = new List<int>();
        foreach (var field in fields)
        {
            if (Layout(field, 0) is not { } layout)
                return null;

            // A struct field of an object begins and ends at multiples of a pointer.
            sizes.Add(layout.Size > PointerBytes || layout.Alignment < layout.Size ? RoundUp(layout.Size, PointerBytes) : layout.Size);
        }

        sizes.Sort(static (a, b) => b.CompareTo(a));
        var total = 0;
        foreach (var size in sizes)
            total += size;
        return RoundUp(ObjectOverhead + total);
    }

    /// <summary>The bytes of an object whose class, and each class that it derives from, is declared in source; null for any other.</summary>
    public static long? OfInstance(INamedTypeSymbol type)
    {
        var fields = new List<ITypeSymbol>();
        for (var current = type; current is { SpecialType: not SpecialType.System_Object }; current = current.BaseType)
        {
            if (current.DeclaringSyntaxReferences.IsEmpty || CapturedParameters.Any(current))
                return null;
            foreach (var member in current.GetMembers())
            {
                if (member is IFieldSymbol { IsStatic: false, IsConst: false } field)
                    fields.Add(field.Type);
            }
        }

        return OfObject(fields);
    }

    /// <summary>The bytes of a string of <paramref name="length"/> UTF-16 code units: 22 + 2 per unit, rounded.</summary>
    public static long OfString(long length) => RoundUp(22 + (2 * length));

    /// <summary>The bytes that a value takes in a field, array element or stack slot; 8 for references, null when unknown.</summary>
    public static int? OfValue(ITypeSymbol type) => Layout(type, 0)?.Size;

    private static (int Size, int Alignment)? Layout(ITypeSymbol type, int depth)
    {
        if (type.IsReferenceType || type.TypeKind is TypeKind.Pointer or TypeKind.FunctionPointer)
            return (PointerBytes, PointerBytes);
        if (type is not INamedTypeSymbol named)
            return null;
        if (named.EnumUnderlyingType is { } underlying)
            return Layout(underlying, depth);
        if (Primitive(named.SpecialType) is { } size)
            return (size, Math.Min(size, PointerBytes));
        return KnownStruct(named) ?? (depth < MostDepth ? StructOf(named, depth + 1) : null);
    }

    private static int? Primitive(SpecialType type) => type switch
    {
        SpecialType.System_Boolean or SpecialType.System_Byte or SpecialType.System_SByte => 1,
        SpecialType.System_Char or SpecialType.System_Int16 or SpecialType.System_UInt16 => 2,
        SpecialType.System_Int32 or SpecialType.System_UInt32 or SpecialType.System_Single => 4,
        SpecialType.System_Int64 or SpecialType.System_UInt64 or SpecialType.System_Double => 8,
        SpecialType.System_IntPtr or SpecialType.System_UIntPtr or SpecialType.System_DateTime => 8,
        _ => null,
    };

    /// <summary>Library structs whose fields reference assemblies do not show truthfully.</summary>
    private static (int Size, int Alignment)? KnownStruct(INamedTypeSymbol type)
    {
        if (type.SpecialType == SpecialType.System_Decimal)
            return (16, 8);
        if (type.IsGenericType)
            return SpanTypes.IsSpan(type) ? (2 * PointerBytes, PointerBytes) : null;
        if (type.IsIn("System.Numerics"))
            return OfNumerics(type.Name);
        if (type.ContainingNamespace is not { Name: "System", ContainingNamespace.IsGlobalNamespace: true })
            return null;
        return type.Name switch
        {
            "TimeSpan" or "TimeOnly" => (8, 8),
            "Guid" => (16, 4),
            "DateTimeOffset" => (16, 8),
            "DateOnly" => (4, 4),
            "Int128" or "UInt128" => (16, 16),
            "Half" => (2, 2),
            _ => null,
        };
    }

    private static (int Size, int Alignment)? OfNumerics(string name) => name switch
    {
        "Vector2" => (8, 4),
        "Vector3" => (12, 4),
        "Vector4" or "Quaternion" or "Plane" => (16, 4),
        "Matrix3x2" => (24, 4),
        "Matrix4x4" => (64, 4),
        "Complex" => (16, 8),
        _ => null,
    };

    /// <summary>
    /// Structs declared in source, nullables and tuples, laid out in declaration order. A struct that holds references is laid out by the
    /// runtime instead, which packs as well as or better than this when fields are sorted, so the sum is computed as sorted there.
    /// </summary>
    private static (int Size, int Alignment)? StructOf(INamedTypeSymbol type, int depth)
    {
        var isTransparent = NullableTypes.IsNullable(type) || type.IsTupleType;
        if (type.TypeKind != TypeKind.Struct || (!isTransparent && type.DeclaringSyntaxReferences.IsEmpty))
            return null;
        if (NullableTypes.IsNullable(type))
        {
            return Layout(type.TypeArguments[0], depth) is { } value ? (RoundUp(value.Size + value.Alignment, value.Alignment), value.Alignment) : null;
        }

        foreach (var attribute in type.GetAttributes())
        {
            if (attribute.AttributeClass?.Name is "StructLayoutAttribute" or "InlineArrayAttribute")
                return null;
        }

        if (CapturedParameters.Any(type))
            return null;

        var fields = new List<(int Size, int Alignment)>();
        foreach (var member in type.GetMembers())
        {
            if (member is not IFieldSymbol { IsStatic: false, IsConst: false } field)
                continue;
            if (type.IsTupleType && !SymbolEqualityComparer.Default.Equals(field.CorrespondingTupleField, field))
                continue;
            if (field.IsFixedSizeBuffer || Layout(field.Type, depth) is not { } layout)
                return null;
            fields.Add(layout);
        }

        if (!type.IsUnmanagedType)
            fields.Sort(static (a, b) => b.Size.CompareTo(a.Size));
        var offset = 0;
        var alignment = 1;
        foreach (var field in fields)
        {
            offset = RoundUp(offset, field.Alignment) + field.Size;
            alignment = Math.Max(alignment, field.Alignment);
        }

        return (Math.Max(1, RoundUp(offset, alignment)), alignment);
    }

    private static int RoundUp(int value, int alignment) => (value + alignment - 1) / alignment * alignment;

    private static long RoundUp(long value) => Math.Max(24, (value + 7) & ~7L);
}
